import { useEffect, useState } from 'react';
import { Input } from '~/ui/controls';
import type { ControlProps } from '~/ui/field';

interface NumberControlProps {
  control: ControlProps;
  value: number | null;
  onChange: (value: number | null) => void;
  min: number;
  max: number;
  whole?: boolean;
}

const asText = (value: number | null) => (value === null ? '' : String(value));

/** A number; decimals are typed with a point or, as in Vietnamese, a comma. */
export function NumberControl({ control, value, onChange, min, max, whole }: NumberControlProps) {
  const [typed, setTyped] = useState(asText(value));
  useEffect(() => {
    setTyped((before) => (read(before) === value ? before : asText(value)));
  }, [value]);

  const number = read(typed);
  const wrong =
    typed.trim() !== '' &&
    (number === null || number < min || number > max || (whole && !Number.isInteger(number)));
  return (
    <Input
      {...control}
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={typed}
      aria-invalid={control['aria-invalid'] || wrong || undefined}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(read(event.target.value));
      }}
    />
  );
}

function read(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  const number = Number(text);
  return text === '' || !Number.isFinite(number) ? null : number;
}
