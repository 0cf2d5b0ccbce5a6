import { useEffect, useState } from 'react';
import { callByDescriptor } from '../../api/browser';
import { readList } from '../../api/records';
import type { ContentRecord } from '../../api/types';
import type { EntityDescriptor } from '../../entities/descriptor';
import { recordIn } from '../../entities/records';
import { useDebounced } from '../../shell/use-debounced';

export type RelatedRecord = Pick<ContentRecord, 'id' | 'title' | 'titles' | 'image' | 'status'>;

/** The records of some ids, as they become known. */
export function useKnownRecords(entity: EntityDescriptor, ids: number[]) {
  const [known, setKnown] = useState<ReadonlyMap<number, RelatedRecord>>(new Map());
  const remember = (record: RelatedRecord) => setKnown((before) => new Map(before).set(record.id, record));
  const missing = ids.filter((id) => !known.has(id)).join(',');

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for when another id is missing
  useEffect(() => {
    let current = true;
    for (const id of missing.split(',').filter(Boolean).map(Number)) {
      void callByDescriptor<unknown>(entity.calls.one(id, 'vi')).then((answer) => {
        if (current && answer.ok) remember(recordIn(entity, answer.body));
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
    void readList(entity, { lang_id: 'vi', page: 1, per_page: MOST, keyword: settled }).then((answer) => {
      if (current && answer.ok) setFound(answer.body.data);
    });
    return () => {
      current = false;
    };
  }, [entity, settled]);

  return found;
}
