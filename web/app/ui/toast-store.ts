export type ToastKind = 'success' | 'error' | 'message' | 'loading';

export interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  action?: ToastAction | undefined;
}

const MOST_AT_ONCE = 20;

/** How long each kind stays, in milliseconds; loading stays until it is replaced or dismissed. */
const STAYS_MS: Record<ToastKind, number | null> = {
  success: 2000,
  error: 4000,
  message: 4000,
  loading: null,
};

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const none: readonly Toast[] = [];

function set(next: readonly Toast[]) {
  toasts = next.slice(-MOST_AT_ONCE);
  for (const listener of listeners) listener();
}

function show(kind: ToastKind, text: string, replaces?: number, action?: ToastAction): number {
  lastId += 1;
  const id = lastId;
  set([...toasts.filter((toast) => toast.id !== replaces), { id, kind, text, action }]);
  // What asks for an answer waits for it.
  const stays = action ? null : STAYS_MS[kind];
  if (stays !== null) setTimeout(() => dismiss(id), stays);
  return id;
}

function dismiss(id: number) {
  set(toasts.filter((toast) => toast.id !== id));
}

/** Short notices. Each call gives the toast's id; hand it on as `replaces` to turn a loading one into its outcome. */
export const toast = {
  success: (text: string, replaces?: number) => show('success', text, replaces),
  error: (text: string, replaces?: number) => show('error', text, replaces),
  message: (text: string, replaces?: number) => show('message', text, replaces),
  loading: (text: string) => show('loading', text),
  /** Stays until it is answered or dismissed. */
  offer: (text: string, action: ToastAction) => show('message', text, undefined, action),
  dismiss,
};

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  current: () => toasts,
  onServer: () => none,
};
