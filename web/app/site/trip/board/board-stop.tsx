import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useTranslation } from 'react-i18next';
import { cx } from '~/ui/cx';
import { StopEntry, type StopEntryProps } from '../plan/stop-entry';
import { StopTools } from './stop-tools';

type BoardStopProps = StopEntryProps & { name: string; day: number; index: number };

/** A stop that can be dragged by its handle, with what else can be done with it. */
export function BoardStop({ name, day, index, ...entry }: BoardStopProps) {
  const { t } = useTranslation('trip');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: name, data: { kind: 'stop' }, attributes: { roleDescription: t('board.draggable') } });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cx('relative py-1.5', isDragging && 'z-20 bg-surface shadow-lift')}
    >
      <StopEntry
        {...entry}
        tools={
          <StopTools
            day={day - 1}
            index={index}
            title={entry.stop.record?.title ?? t('gone')}
            handleRef={setActivatorNodeRef}
            handle={{ ...attributes, ...listeners }}
          />
        }
      />
    </li>
  );
}
