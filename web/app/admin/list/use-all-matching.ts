import { useCallback, useEffect, useState } from 'react';
import { toast } from '~/ui/toast-store';
import { readList } from '../api/records';
import type { ContentRecord, ListPage } from '../api/types';
import type { EntityDescriptor } from '../entities/descriptor';
import { useAdminText } from '../text';
import { type ListQuery, listArguments } from './list-query';

/** The API changes no more in one go. */
export const MOST_AT_ONCE = 1000;

/** Rows that the API gives in one page. */
const ROWS = 100;

/** The records that the filter finds, on whatever page, as many as can be changed at once, once somebody asked for them. */
export function useAllMatching(entity: EntityDescriptor, query: ListQuery, list: ListPage<ContentRecord>) {
  const t = useAdminText();
  const [everywhere, setEverywhere] = useState<ContentRecord[] | null>(null);
  const forgetAll = useCallback(() => setEverywhere(null), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a fresh list may have others
  useEffect(forgetAll, [list.data, forgetAll]);

  const chooseAll = useCallback(async () => {
    const pages = Math.ceil(Math.min(list.total, MOST_AT_ONCE) / ROWS);
    const answers = await Promise.all(
      Array.from({ length: pages }, (_, index) =>
        readList(entity, listArguments({ ...query, page: index + 1, per_page: ROWS })),
      ),
    );
    const refused = answers.find((answer) => !answer.ok);
    if (refused && !refused.ok) {
      toast.error(refused.problem.message || t('error.no_answer'));
      return;
    }
    const records = answers.flatMap((answer) => (answer.ok ? answer.body.data : []));
    // One that was moved meanwhile can stand on two pages.
    setEverywhere([...new Map(records.map((record) => [record.id, record])).values()]);
  }, [entity, query, list.total, t]);

  return { everywhere, chooseAll, forgetAll };
}
