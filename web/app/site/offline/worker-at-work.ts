/**
 * The worker once it is at work, on a page's first visit too. While it is still being activated it clears away what an
 * earlier build has cached, and with that would go what a page keeps in the same moment.
 */
export async function workerAtWork(): Promise<ServiceWorker | null> {
  const { active } = await navigator.serviceWorker.ready;
  if (active?.state === 'activating') {
    await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }));
  }
  return active;
}
