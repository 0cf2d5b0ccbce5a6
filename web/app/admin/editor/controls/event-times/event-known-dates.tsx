import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Field } from '~/ui/field';
import { useAdminText } from '../../../text';
import { useEditor } from '../../editor-context';
import { GroupField } from '../group-field';
import { MonthsControl } from '../months-control';
import { type EventTimes, type EventTimesProps, emptySpan, type KnownSpan } from './event-times';

const MOST = 20;

interface KnownDatesProps extends EventTimesProps {
  known: NonNullable<EventTimes['known_dates']>;
}

/** Dates that somebody has announced, each with who said so, and the months in which it usually falls. */
export function EventKnownDates({ times, known, onChange }: KnownDatesProps) {
  const t = useAdminText();
  const { errors } = useEditor();
  const set = (changes: Partial<typeof known>) =>
    onChange({ ...times, known_dates: { ...known, ...changes } });
  const { dates } = known;
  const change = (index: number, changes: Partial<KnownSpan>) =>
    set({ dates: dates.map((one, at) => (at === index ? { ...one, ...changes } : one)) });
  return (
    <div className="grid gap-4">
      <div data-field="known_dates.usual_months">
        <GroupField label={t('event_times.usual_months')} required error={errors['known_dates.usual_months']}>
          <MonthsControl value={known.usual_months} onChange={(usual_months) => set({ usual_months })} />
        </GroupField>
      </div>
      <p className="text-sm text-muted">{t('event_times.known_hint')}</p>
      {dates.map(({ from, to, source }, index) => {
        const number = index + 1;
        const path = `known_dates.dates.${index}`;
        return (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is nothing but its place in the list
            key={index}
            className="grid max-w-3xl gap-4 border-t border-line pt-3 sm:grid-cols-2"
          >
            <legend className="text-sm font-semibold">{t('event_times.known', { number })}</legend>
            <Field label={t('event_times.from')} required error={errors[`${path}.from`]} at={`${path}.from`}>
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  value={from ?? ''}
                  onChange={(event) => change(index, { from: event.target.value || null })}
                />
              )}
            </Field>
            <Field label={t('event_times.to')} error={errors[`${path}.to`]} at={`${path}.to`}>
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  min={from ?? undefined}
                  value={to ?? ''}
                  onChange={(event) => change(index, { to: event.target.value || null })}
                />
              )}
            </Field>
            <div className="sm:col-span-2">
              <Field
                label={t('event_times.source')}
                hint={t('event_times.source_hint')}
                required
                error={errors[`${path}.source`]}
                at={`${path}.source`}
              >
                {(control) => (
                  <Input
                    {...control}
                    maxLength={300}
                    value={source}
                    onChange={(event) => change(index, { source: event.target.value })}
                  />
                )}
              </Field>
            </div>
            {dates.length > 1 && (
              <div>
                <Button
                  tone="quiet"
                  size="small"
                  onClick={() => set({ dates: dates.filter((_, at) => at !== index) })}
                >
                  {t('event_times.remove', { number })}
                </Button>
              </div>
            )}
          </fieldset>
        );
      })}
      {dates.length < MOST && (
        <div>
          <Button tone="secondary" size="small" onClick={() => set({ dates: [...dates, emptySpan] })}>
            {t('event_times.add')}
          </Button>
        </div>
      )}
    </div>
  );
}
