import { useDroppable } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useId } from 'react';
import { languages, otherLanguage } from '~/i18n/languages';
import { useLanguage } from '~/i18n/use-language';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';
import { useBookablesText } from '../../bookables-text';
import { OrderControls } from '../../list/order-controls';
import { inOwnLanguage } from '../../ui/in-own-language';
import { TranslationBadges } from '../../ui/translation-badges';
import { type DraftDay, type DraftStop, stopName } from './day-draft';
import { slotOf } from './day-dragging';
import type { StopPlace } from './day-moves';
import { DayTextsFields } from './day-texts-fields';
import { StopAdder } from './stop-adder';
import { StopItem } from './stop-item';

interface DayItemProps {
  day: DraftDay;
  index: number;
  days: DraftDay[];
  open: boolean;
  onToggle: (open: boolean) => void;
  onChange: (day: DraftDay) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onAddStop: (stop: DraftStop) => void;
  onMoveStop: (from: StopPlace, to: StopPlace) => void;
  onChangeStop: (place: StopPlace, changes: Partial<DraftStop>) => void;
  onRemoveStop: (place: StopPlace) => void;
}

const columns = [...languages].reverse();

/** One day: a line that says what it holds, and its texts and stops once it is opened. */
export function DayItem(props: DayItemProps) {
  const { day, index, days, open, onToggle } = props;
  const own = useBookablesText();
  const id = useId();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: day.key, data: { kind: 'day' } });
  const slot = useDroppable({ id: slotOf(day.key), data: { kind: 'slot' } });
  const number = own('days.day', { day: index + 1 });
  const title = inOwnLanguage({ vi: day.texts.vi.title, en: day.texts.en.title }, useLanguage());
  const translations = { vi: day.texts.vi.title !== '', en: day.texts.en.title !== '' };

  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cx(
        'rounded-card border border-line bg-surface',
        isDragging && 'relative z-20 shadow-lift',
        slot.isOver && 'border-jade',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-2 py-1.5">
        <OrderControls
          title={number}
          handleRef={setActivatorNodeRef}
          handle={{ ...attributes, ...listeners }}
          onUp={index > 0 ? () => props.onMove(index - 1) : undefined}
          onDown={index < days.length - 1 ? () => props.onMove(index + 1) : undefined}
        />
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => onToggle(!open)}
          className="flex min-h-10 min-w-0 grow basis-56 flex-wrap items-center gap-x-3 gap-y-1 rounded-input px-2 py-1 text-left hover:bg-jade-wash"
        >
          <span className="shrink-0 text-xs font-semibold text-lacquer">{number}</span>
          <span
            className={cx('min-w-0 grow basis-40 font-semibold', !title && 'font-normal text-muted italic')}
          >
            {title || own('days.untitled')}
          </span>
          <TranslationBadges translations={translations} />
          <Icon name="chevron-down" className={cx('text-muted', open && 'rotate-180')} />
        </button>
        <button
          type="button"
          onClick={props.onRemove}
          aria-label={own('days.remove', { day: index + 1 })}
          title={own('days.remove', { day: index + 1 })}
          className="grid size-8 place-items-center rounded-input text-muted hover:bg-jade-wash hover:text-ink"
        >
          <Icon name="trash" />
        </button>
      </div>
      <div id={id} ref={slot.setNodeRef}>
        {open ? (
          <div className="border-t border-line px-3 pt-4 pb-3 sm:px-4">
            <div className="grid gap-x-8 gap-y-6 min-[1200px]:grid-cols-2">
              {columns.map((language) => (
                <DayTextsFields
                  key={language}
                  day={index}
                  language={language}
                  texts={day.texts[language]}
                  other={day.texts[otherLanguage(language)]}
                  onChange={(changes) =>
                    props.onChange({
                      ...day,
                      texts: { ...day.texts, [language]: { ...day.texts[language], ...changes } },
                    })
                  }
                />
              ))}
            </div>
            <h3 className="mt-6 mb-2 font-text text-sm font-semibold">{own('stop.heading')}</h3>
            <SortableContext items={day.stops.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
              <ol className="grid gap-1.5" aria-label={own('stop.of_day', { day: index + 1 })}>
                {day.stops.map((stop, place) => (
                  <StopItem
                    key={stop.key}
                    stop={stop}
                    place={{ day: index, index: place }}
                    days={days}
                    onMove={(to) => props.onMoveStop({ day: index, index: place }, to)}
                    onChange={(changes) => props.onChangeStop({ day: index, index: place }, changes)}
                    onRemove={() => props.onRemoveStop({ day: index, index: place })}
                  />
                ))}
              </ol>
            </SortableContext>
            {day.stops.length === 0 && <p className="text-muted">{own('stop.none')}</p>}
            <StopAdder day={index + 1} full={day.stops.length >= MOST_STOPS} onAdd={props.onAddStop} />
          </div>
        ) : (
          <p className="px-4 pb-3 text-xs text-muted">
            {day.stops.map((stop) => stopName(stop) || own('stop.unnamed')).join(' · ') || own('stop.none')}
          </p>
        )}
      </div>
    </li>
  );
}

const MOST_STOPS = 30;
