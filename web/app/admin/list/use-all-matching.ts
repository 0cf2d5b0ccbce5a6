import { useCallback, useEffect, useState } from 'react';
import { toast } from '~/ui/toast-store';
import { readList } from '../api/records';
import type { ContentRecord, ListPage } from '../api/types';
import type { EntityDescriptor } from '../entities/descriptor';
import { useAdminText } from '../text';
import { type ListQuery, listArguments } from './list-query';

/** The API changes no more in one go. */
export const MOST_AT_ONCE = 1000;

/** Rows that the API gives at once. */
const EVERYTHING = 10_000;

/** All records that the filter finds, on whatever page, once somebody has asked for them. */
export function useAllMatching(entity: EntityDescriptor, query: ListQuery, list: ListPage<ContentRecord>) {
  const t = useAdminText();
  const [everywhere, setEverywhere] = useState<ContentRecord[] | null>(null);
  const forgetAll = useCallback(() => setEverywhere(null), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a fresh list may have others
  useEffect(forgetAll, [list.data, forgetAll]);

  const chooseAll = useCallback(async () => {
    const answer = await readList(entity, listArguments({ ...query, page: 1, per_page: EVERYTHING }));
    if (answer.ok) setEverywhere(answer.body.data.slice(0, MOST_AT_ONCE));
    else toast.error(answer.problem.message || t('error.no_answer'));
  }, [entity, query, t]);

  return { everywhere, chooseAll, forgetAll };
}
