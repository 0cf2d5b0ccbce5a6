import { Field } from '~/ui/field';
import { useBookablesText } from '../../bookables-text';
import { MoneyControl } from '../../editor/controls/money-control';
import { NumberControl } from '../../editor/controls/number-control';

export interface Usual {
  price: number | null;
  seats: number | null;
}

const MOST_SEATS = 1000;

interface PriceAndSeatsProps {
  value: Usual;
  onChange: (value: Usual) => void;
  errors: Readonly<Record<string, string>>;
}

/** What a departure costs and how many can go. */
export function PriceAndSeats({ value, onChange, errors }: PriceAndSeatsProps) {
  const own = useBookablesText();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={own('departure.price')} hint={own('departure.price_hint')} error={errors.price} required>
        {(control) => (
          <MoneyControl
            control={control}
            value={value.price}
            onChange={(price) => onChange({ ...value, price })}
          />
        )}
      </Field>
      <Field label={own('departure.seats')} error={errors.seats} required>
        {(control) => (
          <NumberControl
            control={control}
            value={value.seats}
            onChange={(seats) => onChange({ ...value, seats })}
            min={0}
            max={MOST_SEATS}
            whole
          />
        )}
      </Field>
    </div>
  );
}
