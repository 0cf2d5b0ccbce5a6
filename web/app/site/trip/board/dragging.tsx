import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownPlan } from '../plan';
import { StopEntry } from '../plan/stop-entry';
import { moveEdit, placeOf, type StopPlace, stopMoved } from '../state/plan-previews';
import { useBoard } from './board-context';
import { DelayedKeyboardSensor, DelayedPointerSensor } from './delayed-sensors';
import { toolOf } from './places';

const none: never[] = [];
// The same objects each time: from others the handles of all stops would be made anew, and the stops with them.
const pointer = { activationConstraint: { distance: 4 } };
const keyboard = { coordinateGetter: sortableKeyboardCoordinates };

/** The name of the place behind the last stop of a day, counted from 0. */
export const slotOf = (day: number) => `end-of-${day}`;

/** The place of a stop, or the one behind the last stop of a day, by its name. */
function targetOf(shown: ShownPlan, name: string): StopPlace | null {
  const day = shown.days.findIndex((_, index) => slotOf(index) === name);
  return day === -1 ? placeOf(shown, name) : { day, index: shown.days[day]?.stops.length ?? 0 };
}

/** Lets stops be dragged by their handles, with a pointer or with keys, also into another day. */
export function Dragging({ shown, children }: { shown: ShownPlan; children: ReactNode }) {
  const { t } = useTranslation('trip');
  const { edit, goOn } = useBoard();
  const sensors = useSensors(
    useSensor(DelayedPointerSensor, pointer),
    useSensor(DelayedKeyboardSensor, keyboard),
  );
  const [dragged, setDragged] = useState<string | null>(null);
  const from = dragged === null ? null : placeOf(shown, dragged);
  const stop = from && shown.days[from.day]?.stops[from.index];
  const whereOf = (id: UniqueIdentifier) => targetOf(shown, String(id));

  const titleOf = (id: UniqueIdentifier): string => {
    const place = whereOf(id);
    return (place && shown.days[place.day]?.stops[place.index]?.record?.title) ?? t('gone');
  };
  const whereIs = (id: UniqueIdentifier) => {
    const place = whereOf(id);
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
    setDragged(null);
    const name = String(active.id);
    if (!over || over.id === name) return;
    edit(
      (plan) => {
        const from = placeOf(plan, name);
        const behind = targetOf(plan, String(over.id));
        if (!from || !behind) return null;
        // Behind the last stop of its own day is the last place there.
        const most = (plan.days[from.day]?.stops.length ?? 1) - 1;
        const to = {
          ...behind,
          index: from.day === behind.day ? Math.min(behind.index, most) : behind.index,
        };
        return { edits: [moveEdit(from, to)], preview: stopMoved(plan, from, to) };
      },
      // It would be seen to go back to where it came from.
      { isUrgent: true },
    );
    goOn(() => toolOf(name, 'drag'));
  }

  return (
    <DndContext
      id="trip"
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragEnd={onDragEnd}
      onDragCancel={() => setDragged(null)}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('board.instructions') },
      }}
    >
      {children}
      {/* What one holds goes along over other days too, where its own list would leave it behind. */}
      <DragOverlay dropAnimation={null}>
        {stop && (
          // As high as what it stands for: the middle of both decides over which stop it is.
          <div aria-hidden="true" className="h-full bg-surface py-1.5 shadow-lift">
            <StopEntry stop={stop} number={null} issues={none} readOnly isFirst={from.index === 0} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}
