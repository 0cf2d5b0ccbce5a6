import { fetchFile } from '~/api/browser-fetch';
import { sendCheckIns } from '~/site/check-in/send';
import { savedRecords, subscribeToSaved } from '~/site/saved/saved-store';
import { toast } from '~/ui/toast-store';
import type { WorkerMessage } from './messages';
import { subscribeToTripPacks, tripPaths } from './trip-packs';
import { workerAtWork } from './worker-at-work';

/** Reads a text of `common`. */
type Translate = (key: string) => string;

/** Between two looks for a new version, for pages that stay open for days. */
const lookEvery = 3_600_000;

const tell = (worker: ServiceWorker | null | undefined, message: WorkerMessage) =>
  worker?.postMessage(message);

/** Some browsers say when a connection is to be spared. */
const isSparing = () =>
  Boolean((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData);

/** Offers the new version; nothing is loaded again before the visitor wants it. */
function offer(worker: ServiceWorker, t: Translate) {
  toast.offer(t('update.ready'), {
    label: t('update.load'),
    run() {
      // In another window it may have been accepted meanwhile.
      if (worker.state !== 'installed') return window.location.reload();
      navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
        once: true,
      });
      tell(worker, { type: 'take-over' });
    },
  });
}

function offerUpdates(registration: ServiceWorkerRegistration, t: Translate) {
  // The first worker of a browser replaces nothing.
  const isUpdate = () => navigator.serviceWorker.controller !== null;
  if (registration.waiting && isUpdate()) offer(registration.waiting, t);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && isUpdate()) offer(worker, t);
    });
  });

  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < lookEvery) return;
    looked = Date.now();
    registration.update().catch(() => {});
  });
}

/** Where the worker is switched off, a browser that has none is not given the one that takes itself away again. */
async function isWanted(): Promise<boolean> {
  if (await navigator.serviceWorker.getRegistration()) return true;
  const { ok, headers } = await fetchFile('/sw.js', { method: 'HEAD' });
  return ok && headers.get('x-service-worker') !== 'off';
}

/** Check-ins from where there was no connection go out with the next page that has one, or when it comes back. */
function sendWaiting() {
  const send = () => void sendCheckIns().catch(() => {});
  send();
  window.addEventListener('online', send);
}

/**
 * Starts the service worker and tells it what to keep: the guides in the language of the page, and what the visitor
 * saves or takes along on a journey, as soon as it is saved. A browser that has none, or forbids it, goes without.
 */
export async function startWorker(t: Translate): Promise<void> {
  if (!(await isWanted())) return;
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  if (!registration) return;
  offerUpdates(registration, t);
  sendWaiting();
  const active = await workerAtWork();
  const keep = () =>
    tell(navigator.serviceWorker.controller ?? active, {
      type: 'keep',
      language: document.documentElement.lang,
      guides: !isSparing(),
      saved: savedRecords().map(({ path }) => path),
      trips: tripPaths(document.documentElement.lang),
    });
  keep();
  subscribeToSaved(keep);
  subscribeToTripPacks(keep);
}
