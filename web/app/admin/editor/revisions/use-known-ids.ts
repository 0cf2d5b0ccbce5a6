import { useCallback, useState } from 'react';
import type { EntityDescriptor } from '../../entities/descriptor';
import { useKnownRecords } from '../controls/use-related-records';

/** Records by the ids that lists of them name, once they are asked for. */
export function useKnownIds(entity: EntityDescriptor) {
  const [ids, setIds] = useState<number[]>([]);
  const { known } = useKnownRecords(entity, ids);
  const learn = useCallback((lists: readonly unknown[]) => {
    const all = lists.flatMap((list) => (Array.isArray(list) ? list : []));
    setIds([...new Set(all.filter((one) => typeof one === 'number'))]);
  }, []);
  return { known, learn };
}
