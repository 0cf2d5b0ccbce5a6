interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

interface ShownNotification {
  readonly data: unknown;
  close(): void;
}

interface NotificationEvent extends ExtendableEvent {
  readonly notification: ShownNotification;
}

interface SubscriptionEvent extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
}

interface WindowClient {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

/** As much of a service worker's global scope as is used here: the project's types are those of a window. */
interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window' }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
    get(id: string): Promise<WindowClient | undefined>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'push', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: SubscriptionEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'sync', listener: (event: SyncEvent) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: ExtendableEvent & { readonly data: unknown }) => void,
  ): void;
}

export const scope = globalThis as unknown as WorkerScope;
