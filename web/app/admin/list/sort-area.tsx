import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useDragWords } from './use-drag-words';

interface SortAreaProps {
  /** Sets it apart from others of the page. */
  id: string;
  rows: { id: UniqueIdentifier; title: string }[];
  /** A row was dropped at the place of another. */
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Rows that are put in order by dragging, with a pointer or the keyboard; each step is said to screen readers. */
export function SortArea({ id, rows, onMove, children }: SortAreaProps) {
  const words = useDragWords(rows);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  function onDragEnd({ active, over }: DragEndEvent) {
    const from = rows.findIndex((row) => row.id === active.id);
    const to = rows.findIndex((row) => row.id === over?.id);
    if (from !== to && from >= 0 && to >= 0) onMove(from, to);
  }

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements: words.announcements, screenReaderInstructions: words.instructions }}
    >
      <SortableContext items={rows} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
