import { useEffect, useState } from 'react';
import { callFromBrowser } from '../api/browser';
import type { ContentRecord, ListPage } from '../api/types';
import type { EntityDescriptor } from '../entities/descriptor';
import { useDebounced } from '../shell/use-debounced';
import { recordPath } from './read-record';

export type RelatedRecord = Pick<ContentRecord, 'id' | 'title' | 'image' | 'status'>;

/** The records of some ids, as they become known. */
export function useKnownRecords(entity: EntityDescriptor, ids: number[]) {
  const [known, setKnown] = useState<ReadonlyMap<number, RelatedRecord>>(new Map());
  const remember = (record: RelatedRecord) => setKnown((before) => new Map(before).set(record.id, record));
  const missing = ids.filter((id) => !known.has(id)).join(',');

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for when another id is missing
  useEffect(() => {
    let current = true;
    for (const id of missing.split(',').filter(Boolean).map(Number)) {
      void callFromBrowser<{ data: ContentRecord }>(recordPath(entity, id, 'vi')).then((answer) => {
        if (current && answer.ok) remember(answer.body.data);
      });
    }
    return () => {
      current = false;
    };
  }, [entity, missing]);

  return { known, remember };
}

const MOST = 8;

/** Records that match what is typed. */
export function useRecordSearch(entity: EntityDescriptor, keyword: string) {
  const settled = useDebounced(keyword.trim());
  const [found, setFound] = useState<RelatedRecord[]>([]);

  useEffect(() => {
    setFound([]);
    if (settled.length < 2) return;
    let current = true;
    const query = new URLSearchParams({
      admin: '1',
      lang_id: 'vi',
      per_page: String(MOST),
      keyword: settled,
    });
    void callFromBrowser<ListPage<ContentRecord>>(`${entity.base}?${query}`).then((answer) => {
      if (current && answer.ok) setFound(answer.body.data);
    });
    return () => {
      current = false;
    };
  }, [entity, settled]);

  return found;
}
