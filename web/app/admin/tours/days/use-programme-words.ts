import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useMemo } from 'react';
import { useBookablesText } from '../../bookables-text';
import { useAdminText } from '../../text';
import { type DraftDay, stopName } from './day-draft';
import { slotOf } from './day-dragging';
import { placeOfStop } from './day-moves';

/** What screen readers are told while a day or a stop is moved. */
export function useProgrammeWords(days: DraftDay[]) {
  const t = useAdminText();
  const own = useBookablesText();
  return useMemo(() => {
    const nameOf = (id: UniqueIdentifier | undefined): string => {
      const day = days.findIndex(({ key }) => key === id || slotOf(key) === id);
      if (day !== -1) return own('days.day', { day: day + 1 });
      const place = placeOfStop(days, String(id));
      const stop = place && days[place.day]?.stops[place.index];
      return stop ? stopName(stop) || own('stop.unnamed') : '';
    };
    const announcements: Announcements = {
      onDragStart: ({ active }) => t('drag.picked', { title: nameOf(active.id) }),
      onDragOver: ({ active, over }) =>
        over && over.id !== active.id
          ? own('drag.over', { title: nameOf(active.id), place: nameOf(over.id) })
          : undefined,
      onDragEnd: ({ active, over }) =>
        own('drag.dropped', { title: nameOf(active.id), place: nameOf(over?.id ?? active.id) }),
      onDragCancel: ({ active }) => t('drag.cancelled', { title: nameOf(active.id) }),
    };
    return { announcements, instructions: { draggable: t('drag.instructions') } };
  }, [days, t, own]);
}
