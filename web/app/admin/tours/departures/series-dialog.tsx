import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '~/api/answer';
import { formatDate } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Dialog } from '~/ui/dialog';
import { Field } from '~/ui/field';
import { useBookablesText } from '../../bookables-text';
import { GroupField } from '../../editor/controls/group-field';
import { TickBox } from '../../editor/controls/tick-box';
import { useAdminText } from '../../text';
import { firstErrors } from './first-errors';
import { PriceAndSeats, type Usual } from './price-and-seats';
import { daysBetween, LONGEST_SERIES, seriesPlan, weekdayNumbers, weekdayOf } from './series';
import { type Departure, type SeriesInput, today } from './use-departures';

interface SeriesDialogProps {
  open: boolean;
  existing: Departure[];
  usual: Usual;
  onClose: () => void;
  onSave: (input: SeriesInput) => Promise<Answer<unknown>>;
}

/** Many departures at once: on some weekdays of a span of time, with the same price and seats. */
export function SeriesDialog(props: SeriesDialogProps) {
  const own = useBookablesText();
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={own('series.add')}
      className="w-[min(38rem,94vw)]"
    >
      {props.open && <SeriesForm {...props} />}
    </Dialog>
  );
}

const SHOWN = 12;

function SeriesForm({ existing, usual, onClose, onSave }: SeriesDialogProps) {
  const t = useAdminText();
  const own = useBookablesText();
  const names = useTranslation('itineraries').t;
  const language = useLanguage();
  const [span, setSpan] = useState({ from: '', to: '' });
  const [weekdays, setWeekdays] = useState<number[]>([]);
  const [money, setMoney] = useState<Usual>(usual);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [pending, setPending] = useState(false);
  const plan = seriesPlan(span.from, span.to, weekdays, new Set(existing.map(({ date }) => date)));
  const tooLong = daysBetween(span.from, span.to) > LONGEST_SERIES;
  const weekday = (number: number) => names(`weekday.${String(number) as '1'}`);

  async function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (pending) return;
    setPending(true);
    const answer = await onSave({ ...span, weekdays, ...money });
    setPending(false);
    if (answer.ok) onClose();
    else setErrors(firstErrors(answer));
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        {(['from', 'to'] as const).map((end) => (
          <Field
            key={end}
            label={own(`series.${end}`)}
            error={errors[end] ?? (end === 'to' && tooLong ? own('series.too_long') : undefined)}
            required
          >
            {(control) => (
              <Input
                {...control}
                type="date"
                value={span[end]}
                min={end === 'to' && span.from ? span.from : today()}
                onChange={(event) => setSpan({ ...span, [end]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <GroupField label={own('series.weekdays')} error={errors.weekdays}>
        <div className="flex flex-wrap gap-1.5">
          {weekdayNumbers.map((number) => {
            const chosen = weekdays.includes(number);
            return (
              <TickBox
                key={number}
                chosen={chosen}
                onToggle={() =>
                  setWeekdays(
                    chosen ? weekdays.filter((one) => one !== number) : [...weekdays, number].sort(),
                  )
                }
              >
                {weekday(number)}
              </TickBox>
            );
          })}
        </div>
      </GroupField>
      <PriceAndSeats value={money} onChange={setMoney} errors={errors} />
      <div role="status" className="rounded-input bg-paper px-4 py-3">
        <p className="font-semibold">{own('series.plan', { count: plan.dates.length })}</p>
        {plan.dates.length > 0 && (
          <p className="figures mt-1 text-xs text-muted">
            {plan.dates
              .slice(0, SHOWN)
              .map((date) => `${weekday(weekdayOf(date))} ${formatDate(date, language)}`)
              .join(' · ')}
            {plan.dates.length > SHOWN && ' …'}
          </p>
        )}
        {plan.taken.length > 0 && (
          <p className="mt-1 text-xs text-muted">{own('series.taken', { count: plan.taken.length })}</p>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button tone="secondary" onClick={onClose}>
          {t('slug.cancel')}
        </Button>
        <Button type="submit" pending={pending} disabled={plan.dates.length === 0}>
          {own('series.save', { count: plan.dates.length })}
        </Button>
      </div>
    </form>
  );
}
