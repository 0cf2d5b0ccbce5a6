import { Input } from '~/ui/controls';
import type { ControlProps } from '~/ui/field';

interface MoneyControlProps {
  control: ControlProps;
  value: number | null;
  onChange: (value: number | null) => void;
}

/** The most that the API keeps. */
const MOST_DIGITS = 10;

/** Whole dong, grouped while one types: `1.250.000`. Whatever is not a digit is left out, so that any form can be pasted. */
export function MoneyControl({ control, value, onChange }: MoneyControlProps) {
  return (
    <Input
      {...control}
      inputMode="numeric"
      autoComplete="off"
      className="figures text-right"
      value={value === null ? '' : String(value).replace(/\B(?=(\d{3})+$)/g, '.')}
      onChange={({ target }) => {
        const digits = target.value.replace(/\D/g, '').slice(0, MOST_DIGITS);
        onChange(digits === '' ? null : Number(digits));
      }}
    />
  );
}
