import { type FormEvent, useState } from 'react';
import type { Answer } from '~/api/answer';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Dialog } from '~/ui/dialog';
import { Field } from '~/ui/field';
import { useBookablesText } from '../../bookables-text';
import { useAdminText } from '../../text';
import { firstErrors } from './first-errors';
import { PriceAndSeats, type Usual } from './price-and-seats';
import { type Departure, type DepartureInput, taken, today } from './use-departures';

interface DepartureDialogProps {
  open: boolean;
  /** The one to change; null for a new one. */
  departure: Departure | null;
  usual: Usual;
  onClose: () => void;
  onSave: (input: DepartureInput) => Promise<Answer<unknown>>;
}

/** One departure: its day, its price and its seats. */
export function DepartureDialog(props: DepartureDialogProps) {
  const own = useBookablesText();
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={own(props.departure ? 'departure.edit' : 'departure.add')}
      className="w-[min(30rem,94vw)]"
    >
      {props.open && <DepartureForm {...props} />}
    </Dialog>
  );
}

function DepartureForm({ departure, usual, onClose, onSave }: DepartureDialogProps) {
  const t = useAdminText();
  const own = useBookablesText();
  const [date, setDate] = useState(departure?.date ?? '');
  const [money, setMoney] = useState<Usual>(
    departure ? { price: departure.price, seats: departure.seats } : usual,
  );
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [pending, setPending] = useState(false);
  const booked = departure ? taken(departure) : 0;

  async function submit(event: FormEvent) {
    event.preventDefault();
    // The editor's own form lies around the dialog.
    event.stopPropagation();
    if (pending) return;
    setPending(true);
    const answer = await onSave({ date, ...money });
    setPending(false);
    if (answer.ok) onClose();
    else setErrors(firstErrors(answer));
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field
        label={own('departure.date')}
        hint={booked > 0 ? own('departure.booked_hint', { count: booked }) : undefined}
        error={errors.date}
        required
      >
        {(control) => (
          <Input
            {...control}
            type="date"
            value={date}
            min={today()}
            disabled={booked > 0}
            onChange={(event) => setDate(event.target.value)}
          />
        )}
      </Field>
      <PriceAndSeats value={money} onChange={setMoney} errors={errors} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button tone="secondary" onClick={onClose}>
          {t('slug.cancel')}
        </Button>
        <Button type="submit" pending={pending}>
          {t(departure ? 'editor.save' : 'editor.create')}
        </Button>
      </div>
    </form>
  );
}
