import { useEffect } from 'react';
import { caches as names } from '~/site/offline/caches';
import { workerAtWork } from '~/site/offline/worker-at-work';

/**
 * Has the page kept for a visit without a connection. The worker keeps what passes through it; the first page of a
 * browser was there before it.
 */
export function useOfflinePage(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !window.caches) return;
    async function keep() {
      await workerAtWork();
      const pages = await window.caches.open(names.checkIns);
      if (!(await pages.match(window.location.href))) await pages.add(window.location.href);
    }
    keep().catch(() => {});
  }, []);
}
