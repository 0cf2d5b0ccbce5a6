import { useTranslation } from 'react-i18next';
import { formatDate } from '~/i18n/dates';
import { months } from '~/i18n/months';
import { useLanguage } from '~/i18n/use-language';
import { useMonths } from '~/i18n/use-months';
import { Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import { useAdminText } from '../../../text';
import { useEditor } from '../../editor-context';
import { NumberControl } from '../number-control';
import { WithUnit } from '../with-unit';
import type { EventTimes, EventTimesProps } from './event-times';

/** The day of the year on which an event comes back, for how long, and every how many years. */
export function EventRule({
  times,
  rule,
  onChange,
}: EventTimesProps & { rule: NonNullable<EventTimes['rule']> }) {
  const t = useAdminText();
  const { errors } = useEditor();
  const names = useMonths();
  const { t: lunar } = useTranslation('events');
  const language = useLanguage();
  const set = (changes: Partial<typeof rule>) => onChange({ ...times, rule: { ...rule, ...changes } });
  const { start_date, end_date } = times;
  return (
    <div className="grid gap-2">
      <div className="grid max-w-2xl gap-4 sm:grid-cols-3">
        <Field label={t('event_times.day')} required error={errors['rule.day']} at="rule.day">
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
        <Field
          label={t(times.is_lunar ? 'event_times.lunar_month' : 'event_times.month')}
          required
          error={errors['rule.month']}
          at="rule.month"
        >
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
        <Field label={t('event_times.days')} required error={errors['rule.days']} at="rule.days">
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
      <div className="grid max-w-2xl gap-4 sm:grid-cols-3">
        <Field
          label={t('event_times.every')}
          hint={t('event_times.every_hint')}
          error={errors['rule.every']}
          at="rule.every"
        >
          {(control) => (
            <WithUnit unit={t('unit.years')}>
              <NumberControl
                control={control}
                value={rule.every ?? null}
                onChange={(every) => set({ every, from_year: every ? rule.from_year : null })}
                min={2}
                max={12}
                whole
              />
            </WithUnit>
          )}
        </Field>
        {rule.every && (
          <Field
            label={t('event_times.from_year')}
            hint={t('event_times.from_year_hint')}
            required
            error={errors['rule.from_year']}
            at="rule.from_year"
          >
            {(control) => (
              <NumberControl
                control={control}
                value={rule.from_year ?? null}
                onChange={(from_year) => set({ from_year })}
                min={1900}
                max={2199}
                whole
              />
            )}
          </Field>
        )}
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
