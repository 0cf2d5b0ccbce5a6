import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useState } from 'react';
import { cx } from '~/ui/cx';
import { Icon, type IconName } from '~/ui/icon';
import { useBookablesText } from '../../bookables-text';
import { useEditor } from '../../editor/editor-context';
import { OrderControls } from '../../list/order-controls';
import { type DraftDay, type DraftStop, stopName } from './day-draft';
import { errorAt } from './day-errors';
import { type StopPlace, stepOf } from './day-moves';
import { StopFields } from './stop-fields';

interface StopItemProps {
  stop: DraftStop;
  place: StopPlace;
  days: DraftDay[];
  onMove: (to: StopPlace) => void;
  onChange: (changes: Partial<DraftStop>) => void;
  onRemove: () => void;
}

const kindOf = ({ resource_id, city_id }: DraftStop): 'place' | 'city' | 'own' => {
  if (resource_id !== null) return 'place';
  return city_id === null ? 'own' : 'city';
};

const icons: Record<'place' | 'city' | 'own', IconName> = { place: 'landmark', city: 'pin', own: 'edit' };

const small =
  'grid size-8 shrink-0 place-items-center rounded-input text-muted hover:bg-jade-wash hover:text-ink';

/** One stop: where it is in the programme, what it is, and what it is called here. */
export function StopItem({ stop, place, days, onMove, onChange, onRemove }: StopItemProps) {
  const t = useBookablesText();
  const { errors } = useEditor();
  const kind = kindOf(stop);
  const path = `${place.day}.stops.${place.index}`;
  const error = ['title', 'resource_id', 'city_id', 'lat', 'lon', 'mode']
    .map((name) => errorAt(errors, `${path}.${name}`))
    .find(Boolean);
  const [opened, setOpen] = useState(kind === 'own' && stopName(stop) === '');
  const open = opened || error !== undefined;
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
    isOver,
  } = useSortable({ id: stop.key, data: { kind: 'stop' } });
  const title = stopName(stop) || t('stop.unnamed');
  const [up, down] = [stepOf(days, place, -1), stepOf(days, place, 1)];

  return (
    <li
      ref={setNodeRef}
      data-field={`days.${path}`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cx(
        'rounded-input border bg-surface',
        isDragging && 'relative z-20 shadow-lift',
        error ? 'border-danger' : isOver && !isDragging ? 'border-jade' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 px-1.5 py-1">
        <OrderControls
          title={title}
          handleRef={setActivatorNodeRef}
          handle={{ ...attributes, ...listeners }}
          onUp={up ? () => onMove(up) : undefined}
          onDown={down ? () => onMove(down) : undefined}
        />
        <span className="flex min-w-0 grow basis-48 items-center gap-2">
          <Icon name={icons[kind]} className="text-muted" />
          <span className="min-w-0">
            {title}
            <span className="visually-hidden"> ({t(`stop.kind.${kind}`)})</span>
            {stop.place && stop.place !== title && (
              <span className="block text-xs text-muted">{stop.place}</span>
            )}
          </span>
        </span>
        {days.length > 1 && (
          <select
            value={place.day}
            aria-label={t('stop.move_to', { title })}
            onChange={(event) => onMove({ day: Number(event.target.value), index: Number.POSITIVE_INFINITY })}
            className="min-h-8 rounded-input border border-edge bg-surface px-2 text-xs"
          >
            {days.map(({ key }, day) => (
              <option key={key} value={day}>
                {t('days.day', { day: day + 1 })}
              </option>
            ))}
          </select>
        )}
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          aria-label={t('stop.details', { title })}
          title={t('stop.details_short')}
          className={small}
        >
          <Icon name="edit" />
        </button>
        <button type="button" onClick={onRemove} aria-label={t('stop.remove', { title })} className={small}>
          <Icon name="close" />
        </button>
      </div>
      {error && (
        <p className="flex items-start gap-1.5 px-3 pb-2 text-sm text-danger">
          <Icon name="alert" className="mt-0.5" />
          {error}
        </p>
      )}
      {open && <StopFields stop={stop} onChange={onChange} />}
    </li>
  );
}
