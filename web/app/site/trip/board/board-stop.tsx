import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '~/ui/cx';
import type { StopPlaceProps } from '../plan/day-section';
import { StopEntry, type StopEntryProps } from '../plan/stop-entry';
import { StopTools } from './stop-tools';

const data = { kind: 'stop' };
/** They stand where they were moved to already; measuring them once more would have all days laid out. */
const animateLayoutChanges = () => false;

/** A stop that can be dragged by its handle, with what else can be done with it. */
export function BoardStop({ name, day, hasBefore, hasAfter, ...entry }: StopEntryProps & StopPlaceProps) {
  const { t } = useTranslation('trip');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, ...drag } =
    useSortable({
      id: name,
      data,
      animateLayoutChanges,
      attributes: { roleDescription: t('board.draggable') },
    });
  // In its own list the others make room; in that of another day a line says where it would come to stand.
  const isBefore = drag.isOver && drag.activeIndex === -1;
  const title = entry.stop.record?.title ?? t('gone');
  // All stops hear of each step of a drag; only what holds them changes then.
  const tools = useMemo(
    () => (
      <StopTools
        name={name}
        title={title}
        hasBefore={hasBefore}
        hasAfter={hasAfter}
        handleRef={setActivatorNodeRef}
        handle={{ ...attributes, ...listeners }}
      />
    ),
    [name, title, hasBefore, hasAfter, setActivatorNodeRef, attributes, listeners],
  );
  return (
    <li
      ref={setNodeRef}
      data-stop={name}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cx(
        'relative py-1.5',
        drag.isDragging && 'opacity-35',
        isBefore && 'shadow-[0_-3px_0_var(--color-jade)]',
      )}
    >
      <StopEntry {...entry} tools={tools} />
    </li>
  );
}
