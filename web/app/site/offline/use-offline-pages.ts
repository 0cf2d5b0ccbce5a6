import { useEffect, useState } from 'react';
import { isLanguage, type Language } from '~/i18n/languages';
import { caches as names } from './caches';

export interface OfflinePage {
  path: string;
  title: string;
  language: Language;
}

export interface OfflinePages {
  /** Kept on purpose: guides and saved pages. */
  kept: OfflinePage[];
  /** Opened before, the last first. */
  read: OfflinePage[];
}

/** Pages of a cache with the titles that they have themselves. */
async function pagesIn(name: string): Promise<OfflinePage[]> {
  const cache = await window.caches.open(name);
  const pages: OfflinePage[] = [];
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    const html = await (await cache.match(request))?.text();
    const title = new DOMParser().parseFromString(html ?? '', 'text/html').querySelector('h1')?.textContent;
    const language = pathname.slice(1, 3);
    if (title && isLanguage(language)) pages.push({ path: pathname + search, title, language });
  }
  return pages;
}

/** What can be read without a connection; undefined until it has been looked through. */
export function useOfflinePages(): OfflinePages | undefined {
  const [pages, setPages] = useState<OfflinePages>();
  useEffect(() => {
    async function look() {
      if (!window.caches) return setPages({ kept: [], read: [] });
      const kept = await pagesIn(names.keptPages);
      const known = new Set(kept.map(({ path }) => path));
      const read = (await pagesIn(names.pages)).filter(({ path }) => !known.has(path)).reverse();
      setPages({ kept, read });
    }
    look().catch(() => setPages({ kept: [], read: [] }));
  }, []);
  return pages;
}
