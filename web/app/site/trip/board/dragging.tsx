import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { stopKeys } from '../plan/trip-view';
import { type StopPlace, stopMoved } from '../state/plan-changes';
import { useBoard } from './board-context';

/** The name of the place behind the last stop of a day, counted from 0. */
export const slotOf = (day: number) => `end-of-${day}`;

/** Lets stops be dragged by their handles, with a pointer or with keys, also into another day. */
export function Dragging({ children }: { children: ReactNode }) {
  const { t } = useTranslation('trip');
  const { trip, shown } = useBoard();
  const names = stopKeys(shown.days);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  function placeOf(id: UniqueIdentifier): StopPlace | null {
    for (const [day, ofDay] of names.entries()) {
      if (slotOf(day) === id) return { day, index: ofDay.length };
      const index = ofDay.indexOf(String(id));
      if (index !== -1) return { day, index };
    }
    return null;
  }

  const titleOf = (id: UniqueIdentifier): string => {
    const place = placeOf(id);
    return (place && shown.days[place.day]?.stops[place.index]?.record?.title) ?? t('gone');
  };
  const whereIs = (id: UniqueIdentifier) => {
    const place = placeOf(id);
    return place ? t('board.place', { day: place.day + 1, place: place.index + 1 }) : '';
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('board.picked', { title: titleOf(active.id) }),
    onDragOver: ({ over }) => (over ? whereIs(over.id) : undefined),
    onDragEnd: ({ active, over }) =>
      over ? t('board.dropped', { title: titleOf(active.id), place: whereIs(over.id) }) : undefined,
    onDragCancel: ({ active }) => t('board.cancelled', { title: titleOf(active.id) }),
  };

  function onDragEnd({ active, over }: DragEndEvent) {
    const from = placeOf(active.id);
    const to = over && over.id !== active.id ? placeOf(over.id) : null;
    if (!from || !to) return;
    trip.edit(
      [
        {
          do: 'move_stop',
          day: from.day + 1,
          stop: from.index + 1,
          to_day: to.day + 1,
          to_stop: to.day === from.day ? Math.min(to.index + 1, names[to.day]?.length ?? 1) : to.index + 1,
        },
      ],
      { preview: stopMoved(shown, from, to) },
    );
  }

  return (
    <DndContext
      id="trip"
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('board.instructions') },
      }}
    >
      {children}
    </DndContext>
  );
}
