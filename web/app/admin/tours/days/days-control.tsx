import { useEffect, useRef, useState } from 'react';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { useBookablesText } from '../../bookables-text';
import { useEditor } from '../../editor/editor-context';
import type { OwnControlProps } from '../../entities/field';
import { type DraftDay, emptyDay } from './day-draft';
import { DayDragging } from './day-dragging';
import { daysWithErrors } from './day-errors';
import { DayItem } from './day-item';
import { moved, stopAdded, stopChanged, stopMoved, stopRemoved } from './day-moves';
import { DurationNotice } from './duration-notice';

const MOST_DAYS = 60;

/** The programme of a tour, day by day: texts in both languages and stops, all of which can change places. */
export default function DaysControl({ value, onChange }: OwnControlProps) {
  const t = useBookablesText();
  const days = value as DraftDay[];
  const { errors } = useEditor();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const wrong = daysWithErrors(errors);
  const isOpen = ({ key }: DraftDay, index: number) => open.has(key) || wrong.has(index);
  const allOpen = days.length > 0 && days.every(isOpen);

  const shown = useRef(days);
  const change = (next: DraftDay[]) => {
    shown.current = next;
    onChange(next);
  };
  // After a save days have other keys; those that were open stay open by their place.
  useEffect(() => {
    const before = shown.current;
    if (before === days) return;
    shown.current = days;
    setOpen(
      (keys) =>
        new Set(days.filter((_day, index) => keys.has(before[index]?.key ?? '')).map(({ key }) => key)),
    );
  }, [days]);

  function toggle(key: string, wanted: boolean) {
    const next = new Set(open);
    if (wanted) next.add(key);
    else next.delete(key);
    setOpen(next);
  }

  function add() {
    const day = emptyDay();
    change([...days, day]);
    toggle(day.key, true);
  }

  return (
    <div>
      <DurationNotice days={days.length} />
      {days.length > 1 && (
        <div className="mb-2 flex justify-end">
          <Button
            tone="quiet"
            size="small"
            onClick={() => setOpen(new Set(allOpen ? [] : days.map(({ key }) => key)))}
          >
            {t(allOpen ? 'days.close_all' : 'days.open_all')}
          </Button>
        </div>
      )}
      <DayDragging days={days} onChange={change}>
        <ol className="grid gap-2" aria-label={t('days.label')}>
          {days.map((day, index) => (
            <DayItem
              key={day.key}
              day={day}
              index={index}
              days={days}
              open={isOpen(day, index)}
              onToggle={(wanted) => toggle(day.key, wanted)}
              onChange={(changed) => change(days.map((one, place) => (place === index ? changed : one)))}
              onMove={(to) => change(moved(days, index, to))}
              onRemove={() => change(days.filter(({ key }) => key !== day.key))}
              onAddStop={(stop) => change(stopAdded(days, index, stop))}
              onMoveStop={(from, to) => change(stopMoved(days, from, to))}
              onChangeStop={(place, changes) => change(stopChanged(days, place, changes))}
              onRemoveStop={(place) => change(stopRemoved(days, place))}
            />
          ))}
        </ol>
      </DayDragging>
      {days.length === 0 && <p className="text-muted">{t('days.none')}</p>}
      <Button
        tone="secondary"
        size="small"
        className="mt-3"
        onClick={add}
        disabled={days.length >= MOST_DAYS}
      >
        <Icon name="plus" /> {t('days.add')}
      </Button>
    </div>
  );
}
