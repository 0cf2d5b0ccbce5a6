import { Input } from '~/ui/controls';
import { cx } from '~/ui/cx';
import { Field } from '~/ui/field';
import type { OwnControlProps } from '../../../entities/field';
import { recurrenceText } from '../../../entities/recurrence';
import { useAdminText } from '../../../text';
import { useEditor } from '../../editor-context';
import { EventKnownDates } from './event-known-dates';
import { EventRule } from './event-rule';
import { type EventMode, type EventTimes, type EventTimesProps, inMode, modeOf } from './event-times';
import { useLunarDay } from './use-lunar-day';

const modes: readonly EventMode[] = ['once', 'solar', 'lunar', 'announced', 'solar_term', 'cham'];

/** When an event takes place: its days, the day of the year on which it comes back, or the dates that were announced. */
export default function EventTimesControl({ value, onChange }: OwnControlProps) {
  const t = useAdminText();
  const times = value as EventTimes;
  const mode = modeOf(times);
  return (
    <div className="grid gap-4">
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="visually-hidden">{t('event_times.mode')}</legend>
        {modes.map((one) => (
          <label
            key={one}
            className={cx(
              'flex min-h-10 cursor-pointer items-center gap-2 rounded-input border px-3',
              one === mode ? 'border-jade bg-jade-wash font-semibold' : 'border-edge hover:border-ink',
            )}
          >
            <input
              type="radio"
              name="event-mode"
              className="size-4 accent-jade"
              checked={one === mode}
              onChange={() => onChange(inMode(times, one))}
            />
            {t(`event_times.${one}`)}
          </label>
        ))}
      </fieldset>
      {times.rule && <EventRule times={times} rule={times.rule} onChange={onChange} />}
      {times.known_dates && <EventKnownDates times={times} known={times.known_dates} onChange={onChange} />}
      <Said times={times} />
      {mode === 'once' && <Days times={times} onChange={onChange} />}
    </div>
  );
}

/** The rule as people say it, so that a slip is seen before it is saved. */
function Said({ times }: { times: EventTimes }) {
  const t = useAdminText();
  const said = recurrenceText(times, t);
  return said && <p className="text-sm text-muted">{t('recurs.said', { said })}</p>;
}

function Days({ times, onChange }: EventTimesProps) {
  const t = useAdminText();
  const { errors } = useEditor();
  const lunar = useLunarDay(times.start_date);
  return (
    <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
      <Field
        label={t('field.start_date')}
        required
        hint={lunar && t('event_times.lunar_day', { lunar })}
        error={errors.start_date}
        at="start_date"
      >
        {(control) => (
          <Input
            {...control}
            type="date"
            value={times.start_date ?? ''}
            onChange={(event) => onChange({ ...times, start_date: event.target.value || null })}
          />
        )}
      </Field>
      <Field label={t('field.end_date')} hint={t('hint.end_date')} error={errors.end_date} at="end_date">
        {(control) => (
          <Input
            {...control}
            type="date"
            min={times.start_date ?? undefined}
            value={times.end_date ?? ''}
            onChange={(event) => onChange({ ...times, end_date: event.target.value || null })}
          />
        )}
      </Field>
    </div>
  );
}
