import { useNavigate } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '~/i18n/use-language';
import { readList } from '../../api/records';
import type { EntityDescriptor } from '../../entities/descriptor';
import { listAddress, recordAddress } from '../../entities/paths';
import { listArguments } from '../../list/list-query';
import { pageOfTrail, readTrail, searchOfPage, storeTrail, type Trail, trailOf } from '../../list/trail';
import { useContentLanguage, withContentLanguage } from '../../shell/content-language';

/** From the record to the one before and the one after it in the list that one came from, also across its pages. */
export function useTrail(entity: EntityDescriptor, id: number | null) {
  const navigate = useNavigate();
  const language = useContentLanguage();
  const own = useLanguage();
  const [trail, setTrail] = useState<Trail | null>(null);
  useEffect(() => setTrail(readTrail(entity)), [entity]);

  const at = trail && id !== null ? trail.ids.indexOf(id) : -1;

  const go = useCallback(
    async (by: 1 | -1) => {
      if (!trail) return;
      const open = (wanted: number) =>
        navigate(withContentLanguage(recordAddress(entity, wanted), language, own));
      const beside = trail.ids[at + by];
      if (beside !== undefined) return open(beside);
      const page = trail.page + by;
      const list = await readList(entity, listArguments(pageOfTrail(entity, trail, { page, own })));
      const found = list.ok ? list.body.data.at(by === 1 ? 0 : -1) : undefined;
      if (!list.ok || !found) return;
      storeTrail(entity, trailOf(searchOfPage(trail.search, page), list.body));
      open(found.id);
    },
    [entity, trail, at, navigate, language, own],
  );

  const hasPrevious = trail !== null && at >= 0 && (at > 0 || trail.page > 1);
  const hasNext = trail !== null && at >= 0 && (at < trail.ids.length - 1 || trail.page < trail.lastPage);
  return {
    /** The list as it was left. */
    back: trail
      ? `${listAddress(entity)}${trail.search}`
      : withContentLanguage(listAddress(entity), language, own),
    previous: hasPrevious ? () => void go(-1) : undefined,
    next: hasNext ? () => void go(1) : undefined,
  };
}
