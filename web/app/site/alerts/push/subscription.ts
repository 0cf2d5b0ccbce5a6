import type { Language } from '~/i18n/languages';
import { callAsCustomer } from '~/site/account/call';
import { workerAtWork } from '~/site/offline/worker-at-work';

/** What this device is told of: the whole country, or some towns. */
export interface Choice {
  cityIds: number[] | null;
}

/** `cannot`: the browser has no pushes; `denied`: its owner has forbidden notifications of this site. */
export type PushState = { is: 'cannot' } | { is: 'denied' } | { is: 'off' } | { is: 'on'; choice: Choice };

/** A step that the browser has to take for itself, and did not take in time. */
export class NotInTime extends Error {}

/** So long each such step may take, in milliseconds: a first visit's worker fetches what it keeps before it is at work. */
const PATIENCE_MS = 30_000;

/** @throws NotInTime when it takes longer: a browser whose worker never comes would be waited for without an end */
function inTime<Value>(step: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NotInTime()), PATIENCE_MS);
    step.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const subscribed = async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
};

const bytesOf = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const keep = async (endpoint: string, language: Language, { cityIds }: Choice) => {
  const kept = await callAsCustomer('PUT', '/push/subscription', {
    json: { endpoint, lang_id: language, city_ids: cityIds },
  });
  if (!kept) throw new Error('The subscription was not kept.');
};

/** How it stands in this browser. Nobody is asked anything. */
export async function pushState(language: Language): Promise<PushState> {
  if (!canPush()) return { is: 'cannot' };
  if (Notification.permission === 'denied') return { is: 'denied' };
  const subscription = await subscribed();
  if (!subscription) return { is: 'off' };
  const { endpoint } = subscription;
  const found = await callAsCustomer('POST', '/push/subscription/find', { json: { endpoint } });
  if (!found) return { is: 'off' };
  const choice = { cityIds: found.data.city_ids };
  // Who reads the site in another language by now is told in that.
  if (found.data.lang_id !== language) await keep(endpoint, language, choice);
  return { is: 'on', choice };
}

/**
 * Asks the browser's owner, and has alerts sent from then on.
 * @throws NotInTime when the browser took too long, something else when it or the site says no
 */
export async function turnOn(key: string, language: Language, choice: Choice): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState(language);
  await inTime(workerAtWork());
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  const subscription = await inTime(
    pushManager.subscribe(options).catch(async () => {
      // One that was made with another key stands in the way.
      await (await subscribed())?.unsubscribe();
      return pushManager.subscribe(options);
    }),
  );
  await keep(subscription.endpoint, language, choice);
  return { is: 'on', choice };
}

/** Ends it, here and on the site. */
export async function turnOff(): Promise<PushState> {
  const subscription = await subscribed();
  if (subscription) {
    await callAsCustomer('POST', '/push/subscription/withdraw', {
      json: { endpoint: subscription.endpoint },
    });
    await subscription.unsubscribe();
  }
  return { is: 'off' };
}
