import { useCallback, useEffect, useState } from 'react';
import { callFromBrowser } from '../api/browser';
import type { ListPage, MediaRecord } from '../api/types';
import { useDebounced } from '../shell/use-debounced';

const PER_PAGE = 24;

/** The pictures of the library that match a keyword, page by page. */
export function useLibrary(keyword: string) {
  const settled = useDebounced(keyword.trim());
  const [page, setPage] = useState(1);
  const [list, setList] = useState<ListPage<MediaRecord> | null>(null);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search begins at its first page
  useEffect(() => setPage(1), [settled]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again
  useEffect(() => {
    let current = true;
    const query = new URLSearchParams({ page: String(page), per_page: String(PER_PAGE) });
    if (settled) query.set('keyword', settled);
    void callFromBrowser<ListPage<MediaRecord>>(`/media?${query}`).then((answer) => {
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
