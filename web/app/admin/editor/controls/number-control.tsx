import { useEffect, useState } from 'react';
import { Input } from '~/ui/controls';
import type { ControlProps } from '~/ui/field';
import { useAdminText } from '../../text';
import { markWrong } from './unreadable';

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
  const t = useAdminText();
  const [typed, setTyped] = useState(asText(value));
  useEffect(() => {
    setTyped((before) => (read(before) === value ? before : asText(value)));
  }, [value]);

  const number = read(typed);
  const isUnreadable = typed.trim() !== '' && number === null;
  const isOutside =
    number !== null && (number < min || number > max || (whole === true && !Number.isInteger(number)));
  const message = isUnreadable
    ? t('number.unreadable')
    : isOutside
      ? t(whole ? 'number.outside_whole' : 'number.outside', { min, max })
      : null;
  const { props, note } = markWrong(control, message, isUnreadable);
  return (
    <span className="block grow">
      <Input
        {...props}
        inputMode={whole ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(read(event.target.value));
        }}
      />
      {note}
    </span>
  );
}

function read(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  const number = Number(text);
  return text === '' || !Number.isFinite(number) ? null : number;
}
