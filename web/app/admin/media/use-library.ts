import { useCallback, useEffect, useState } from 'react';
import { callFromBrowser } from '../api/browser';
import type { ListPage, MediaRecord } from '../api/types';
import { useDebounced } from '../shell/use-debounced';

const PER_PAGE = 24;

/** What narrows the library down; empty values do not. */
export interface MediaFilters {
  keyword: string;
  folder: string;
  without_alt: string;
  unused: string;
}

type MediaPage = ListPage<MediaRecord> & { folders: string[] };

/** The pictures of the library that match, page by page. */
export function useLibrary(filters: MediaFilters) {
  const settled = useDebounced(
    new URLSearchParams(
      Object.entries(filters)
        .map(([name, value]) => [name, value.trim()])
        .filter(([, value]) => value !== ''),
    ).toString(),
  );
  const [page, setPage] = useState(1);
  const [list, setList] = useState<MediaPage | null>(null);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search begins at its first page
  useEffect(() => setPage(1), [settled]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again
  useEffect(() => {
    let current = true;
    const query = new URLSearchParams(settled);
    query.set('page', String(page));
    query.set('per_page', String(PER_PAGE));
    void callFromBrowser<MediaPage>(`/media?${query}`).then((answer) => {
      if (!current) return;
      setFailed(!answer.ok);
      if (answer.ok) setList(answer.body);
    });
    return () => {
      current = false;
    };
  }, [settled, page, round]);

  const reload = useCallback(() => setRound((before) => before + 1), []);
  return { list, failed, page, setPage, reload };
}
