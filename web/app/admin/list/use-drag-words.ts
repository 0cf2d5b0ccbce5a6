import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useMemo } from 'react';
import { useAdminText } from '../text';

/** What screen readers are told while a row is moved. */
export function useDragWords(rows: readonly { id: UniqueIdentifier; title: string }[]) {
  const t = useAdminText();
  return useMemo(() => {
    const title = (id: UniqueIdentifier) => rows.find((row) => row.id === id)?.title ?? '';
    const place = (id: UniqueIdentifier | undefined) => rows.findIndex((row) => row.id === id) + 1;
    let moved = false;
    const announcements: Announcements = {
      onDragStart: ({ active }) => {
        moved = false;
        return t('drag.picked', { title: title(active.id) });
      },
      onDragOver: ({ active, over }) => {
        // A row is over itself as soon as it is picked up; saying so would drown out the words before.
        moved ||= over?.id !== active.id;
        if (!moved) return undefined;
        return t('drag.over', { title: title(active.id), place: place(over?.id), count: rows.length });
      },
      onDragEnd: ({ active, over }) =>
        t('drag.dropped', { title: title(active.id), place: place(over?.id), count: rows.length }),
      onDragCancel: ({ active }) => t('drag.cancelled', { title: title(active.id) }),
    };
    return { announcements, instructions: { draggable: t('drag.instructions') } };
  }, [t, rows]);
}
