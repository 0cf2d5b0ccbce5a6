import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { Input, Select, Textarea } from '~/ui/controls';
import { Dialog } from '~/ui/dialog';
import { Field } from '~/ui/field';
import { type Plan, type PlanEdit, type ShownPlan, type ShownStop, travelModes } from '../plan';
import { useTripWords } from '../plan/use-trip-words';
import { stopChanged } from '../state/plan-changes';
import { moveEdit, placeOf, stopMoved } from '../state/plan-previews';
import type { Change } from '../state/use-trip';
import { useBoard } from './board-context';
import { toolOf } from './places';

/** Lengths of a visit to choose from, in minutes. */
const lengths = [15, 30, 45, 60, 90, 120, 150, 180, 240, 300, 360, 480, 600, 720];

/** What a dialog about a stop is given. */
export interface StopDialogProps {
  /** Of the stop, see `stopKeys`. */
  name: string;
  stop: ShownStop;
  /** Where it is, counted from 0. */
  day: number;
  shown: ShownPlan;
  onClose: () => void;
}

const NOTE_LENGTH = 500;

/** When a stop begins, how long it is, how one gets there, on which day it is, and what one wants to remember of it. */
export function ChangeDialog({ name, stop, day, shown, onClose }: StopDialogProps) {
  const { t } = useTranslation('trip');
  const { duration } = useTripWords();
  const { edit, change, say, goOn } = useBoard();
  const title = stop.record?.title ?? t('gone');
  const choices = [...new Set([...lengths, stop.minutes])].sort((a, b) => a - b);

  function take(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const starts_at = String(form.get('starts_at') || stop.starts_at).slice(0, 5);
    const minutes = Number(form.get('minutes'));
    const note = String(form.get('note') ?? '').trim();
    const mode = travelModes.find((known) => known === form.get('mode'));
    const toDay = Number(form.get('day') ?? day);
    const isOther = minutes !== stop.minutes || note !== stop.note;
    const isMoved = toDay !== day;
    // A visit of another length moves what follows, as another beginning does.
    const isRetimed = starts_at !== stop.starts_at || minutes !== stop.minutes;
    const isByOther = mode !== undefined && mode !== stop.travel?.mode;

    const changed: Change = (plan) => {
      const from = placeOf(plan, name);
      if (!from) return null;
      const at = { day: from.day + 1, stop: from.index + 1 };
      const make = (bare: Plan) => stopChanged(bare, from, { minutes, note });
      if (isMoved) {
        const to = { day: toDay, index: plan.days[toDay]?.stops.length ?? 0 };
        return { edits: [moveEdit(from, to)], make, preview: stopMoved(plan, from, to) };
      }
      const edits: PlanEdit[] = [];
      if (isByOther) edits.push({ do: 'set_mode', ...at, mode });
      if (isRetimed) edits.push({ do: 'set_time', ...at, starts_at });
      return { edits, make };
    };
    const place = { day, index: Math.max(0, placeOf(shown, name)?.index ?? 0) };
    if (isMoved || isByOther || isRetimed) edit(changed);
    else if (isOther) change((plan) => stopChanged(plan, place, { minutes, note }));
    goOn(() => toolOf(name, 'change'));
    say(t('board.changed', { title }));
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={title}>
      <form onSubmit={take} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('board.starts_at')}>
            {(control) => (
              <Input {...control} type="time" name="starts_at" defaultValue={stop.starts_at} required />
            )}
          </Field>
          <Field label={t('board.length')}>
            {(control) => (
              <Select {...control} name="minutes" defaultValue={stop.minutes}>
                {choices.map((minutes) => (
                  <option key={minutes} value={minutes}>
                    {duration(minutes)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {stop.travel && (
            <Field label={t('board.way_there')}>
              {(control) => (
                <Select {...control} name="mode" defaultValue={stop.travel?.mode}>
                  {travelModes.map((mode) => (
                    <option key={mode} value={mode}>
                      {t(`mode.${mode}`)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          {shown.days.length > 1 && (
            <Field label={t('board.on_day')}>
              {(control) => (
                <Select {...control} name="day" defaultValue={day}>
                  {shown.days.map(({ number, city }) => (
                    <option key={number} value={number - 1}>
                      {city
                        ? t('board.day_in', { day: number, city: city.title })
                        : t('day', { day: number })}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
        </div>
        <Field label={t('board.note')}>
          {(control) => (
            <Textarea {...control} name="note" rows={2} maxLength={NOTE_LENGTH} defaultValue={stop.note} />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{t('board.take')}</Button>
          <Button tone="quiet" onClick={onClose}>
            {t('board.leave')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
