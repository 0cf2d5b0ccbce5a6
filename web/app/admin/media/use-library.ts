import { useCallback, useEffect, useRef, useState } from 'react';
import type { Problem } from '~/api/answer';
import type { Given } from '~/api/call-api';
import type { Got } from '~/api/types';
import { asTheApiFinds, callFromBrowser } from '../api/browser';
import { useDebounced } from '../shell/use-debounced';

const PER_PAGE = 24;

/** What narrows the library down; empty values do not. */
export interface MediaFilters {
  keyword: string;
  folder: string;
  without_alt: string;
  unused: string;
  /** `visitors` for what customers sent; otherwise the editors' own library. */
  from: string;
}

/** What is asked for, as an address says it: empty values are left out. */
const queryOf = (filters: MediaFilters): string =>
  new URLSearchParams(
    Object.entries(filters)
      .map(([name, value]) => [name, value.trim()])
      .filter(([, value]) => value !== ''),
  ).toString();

type MediaPage = Got<'/media'>;

/** The pictures of the library that match, page by page. */
export function useLibrary(filters: MediaFilters, firstPage = 1) {
  const settled = useDebounced(queryOf(filters));
  const [page, setPage] = useState(firstPage);
  const [list, setList] = useState<MediaPage | null>(null);
  const [failed, setFailed] = useState<Problem | null>(null);
  const [round, setRound] = useState(0);
  // Another search begins at its first page.
  const searched = useRef(settled);
  useEffect(() => {
    if (searched.current === settled) return;
    searched.current = settled;
    setPage(1);
  }, [settled]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again
  useEffect(() => {
    let current = true;
    const filters = asTheApiFinds<Given<'GET', '/media'>['query']>(
      Object.fromEntries(new URLSearchParams(settled)),
    );
    const query = { ...filters, page, per_page: PER_PAGE };
    void callFromBrowser('GET', '/media', { query }).then((answer) => {
      if (!current) return;
      setFailed(answer.ok ? null : answer.problem);
      if (answer.ok) setList(answer.body);
    });
    return () => {
      current = false;
    };
  }, [settled, page, round]);

  const reload = useCallback(() => setRound((before) => before + 1), []);
  return { list, failed, page, setPage, reload, settled };
}
