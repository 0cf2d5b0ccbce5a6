import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import type { DraftDay } from './day-draft';
import { moved, placeOfStop, stopMoved } from './day-moves';
import { useProgrammeWords } from './use-programme-words';

/** What can be dragged and dropped on: a day, a stop, or the end of a day's stops. */
export type DragKind = 'day' | 'stop' | 'slot';

const kindOf = (entry: { data: { current?: Record<string, unknown> | undefined } }) =>
  entry.data.current?.kind as DragKind | undefined;

/** Days change places with days; stops go before stops or to the end of a day. */
const ofTheSameKind: CollisionDetection = (args) => {
  const isDay = kindOf(args.active) === 'day';
  const droppableContainers = args.droppableContainers.filter(
    (container) => (kindOf(container) === 'day') === isDay,
  );
  return closestCenter({ ...args, droppableContainers });
};

/** The identifier of the place behind the last stop of a day. */
export const slotOf = (dayKey: string) => `slot-of-${dayKey}`;

interface DayDraggingProps {
  days: DraftDay[];
  onChange: (days: DraftDay[]) => void;
  children: ReactNode;
}

/** Lets days and stops be dragged by their handles, with a pointer or with keys. */
export function DayDragging({ days, onChange, children }: DayDraggingProps) {
  const words = useProgrammeWords(days);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  function onDragEnd({ active, over }: DragEndEvent) {
    if (!over || over.id === active.id) return;
    const indexOf = (id: unknown) => days.findIndex(({ key }) => key === id);
    if (kindOf(active) === 'day') {
      onChange(moved(days, indexOf(active.id), indexOf(over.id)));
      return;
    }
    const from = placeOfStop(days, String(active.id));
    const day = days.findIndex(({ key }) => slotOf(key) === over.id);
    const to = day === -1 ? placeOfStop(days, String(over.id)) : { day, index: Number.POSITIVE_INFINITY };
    if (from && to) onChange(stopMoved(days, from, to));
  }

  return (
    <DndContext
      id="programme"
      sensors={sensors}
      collisionDetection={ofTheSameKind}
      onDragEnd={onDragEnd}
      accessibility={{ announcements: words.announcements, screenReaderInstructions: words.instructions }}
    >
      <SortableContext items={days.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
