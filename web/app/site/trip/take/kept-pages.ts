import { caches as names } from '~/site/offline/caches';

/** Between two looks into the cache, in milliseconds. */
const LOOK_MS = 500;
/** So long, in milliseconds, nothing may arrive before it is given up: a first visit's worker fetches its own files first. */
const PATIENCE_MS = 60_000;

/**
 * Waits until the service worker has brought pages onto the device. Where there is none nothing is waited for.
 * @param onEach is told of each page that arrived
 * @throws where they stop arriving
 */
export async function keptPages(paths: readonly string[], onEach: () => void): Promise<void> {
  if (!(await navigator.serviceWorker?.getRegistration())) return;
  const pages = await window.caches.open(names.keptPages);
  let missing = [...paths];
  let lastArrival = Date.now();
  while (missing.length > 0) {
    const found = await Promise.all(missing.map((path) => pages.match(path)));
    const arrived = found.filter(Boolean).length;
    for (let count = 0; count < arrived; count += 1) onEach();
    if (arrived > 0) lastArrival = Date.now();
    else if (Date.now() - lastArrival > PATIENCE_MS)
      throw new Error(`${missing.length} pages did not arrive.`);
    missing = missing.filter((_, at) => !found[at]);
    if (missing.length > 0) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
