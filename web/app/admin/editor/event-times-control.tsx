import { useTranslation } from 'react-i18next';
import { formatDate } from '~/i18n/dates';
import { months } from '~/i18n/months';
import { useLanguage } from '~/i18n/use-language';
import { useMonths } from '~/i18n/use-months';
import { Input, Select } from '~/ui/controls';
import { cx } from '~/ui/cx';
import { Field } from '~/ui/field';
import type { OwnControlProps } from '../entities/field';
import { useAdminText } from '../text';
import { type EventMode, type EventTimes, inMode, modeOf } from './event-times';
import { NumberControl } from './number-control';
import { useLunarDay } from './use-lunar-day';
import { WithUnit } from './with-unit';

const modes: readonly EventMode[] = ['once', 'solar', 'lunar'];

/** When an event takes place: its days, or the day of the year on which it comes back. */
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
      {times.rule ? (
        <Rule times={times} rule={times.rule} onChange={onChange} />
      ) : (
        <Days times={times} onChange={onChange} />
      )}
    </div>
  );
}

interface PartProps {
  times: EventTimes;
  onChange: (times: EventTimes) => void;
}

function Days({ times, onChange }: PartProps) {
  const t = useAdminText();
  const lunar = useLunarDay(times.start_date);
  return (
    <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
      <Field label={t('field.start_date')} required hint={lunar && t('event_times.lunar_day', { lunar })}>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={times.start_date ?? ''}
            onChange={(event) => onChange({ ...times, start_date: event.target.value || null })}
          />
        )}
      </Field>
      <Field label={t('field.end_date')} hint={t('hint.end_date')}>
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

function Rule({ times, rule, onChange }: PartProps & { rule: NonNullable<EventTimes['rule']> }) {
  const t = useAdminText();
  const names = useMonths();
  const { t: lunar } = useTranslation('events');
  const language = useLanguage();
  const set = (changes: Partial<typeof rule>) => onChange({ ...times, rule: { ...rule, ...changes } });
  const { start_date, end_date } = times;
  return (
    <div className="grid gap-2">
      <div className="grid max-w-2xl gap-4 sm:grid-cols-3">
        <Field label={t('event_times.day')} required>
          {(control) => (
            <NumberControl
              control={control}
              value={rule.day}
              onChange={(day) => set({ day })}
              min={1}
              max={times.is_lunar ? 30 : 31}
              whole
            />
          )}
        </Field>
        <Field label={t(times.is_lunar ? 'event_times.lunar_month' : 'event_times.month')} required>
          {(control) => (
            <Select
              {...control}
              value={rule.month ?? ''}
              onChange={(event) => set({ month: Number(event.target.value) || null })}
            >
              <option value="" disabled>
                {t('editor.choose')}
              </option>
              {months.map((month) => (
                <option key={month} value={month}>
                  {times.is_lunar ? lunar(`lunar.month.${month}`) : names.long(month)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('event_times.days')} required>
          {(control) => (
            <WithUnit unit={t('unit.days')}>
              <NumberControl
                control={control}
                value={rule.days}
                onChange={(days) => set({ days })}
                min={1}
                max={60}
                whole
              />
            </WithUnit>
          )}
        </Field>
      </div>
      {start_date && end_date && (
        <p className="text-sm text-muted">
          {t('event_times.stored', {
            from: formatDate(start_date, language),
            to: formatDate(end_date, language),
          })}
        </p>
      )}
    </div>
  );
}
