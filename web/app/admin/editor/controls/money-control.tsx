import { useEffect, useState } from 'react';
import { Input } from '~/ui/controls';
import type { ControlProps } from '~/ui/field';
import { useAdminText } from '../../text';
import { markWrong } from './unreadable';

interface MoneyControlProps {
  control: ControlProps;
  value: number | null;
  onChange: (value: number | null) => void;
}

/** The most that the API keeps. */
const MOST_DIGITS = 10;

/** Whole dong in whatever form they are pasted; null where there is no sum, or one below nothing. */
function dongIn(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, MOST_DIGITS);
  return digits === '' || /[-−–]\s*\d/.test(text) ? null : Number(digits);
}

const grouped = (value: number | null): string =>
  value === null ? '' : String(value).replace(/\B(?=(\d{3})+$)/g, '.');

/** Whole dong, grouped while one types: `1.250.000`. What is no sum stays as it was typed, and says so. */
export function MoneyControl({ control, value, onChange }: MoneyControlProps) {
  const t = useAdminText();
  const [refused, setRefused] = useState('');
  useEffect(() => {
    if (value !== null) setRefused('');
  }, [value]);
  const { props, note } = markWrong(control, refused === '' ? null : t('number.no_sum'), true);
  return (
    <span className="block grow">
      <Input
        {...props}
        inputMode="numeric"
        autoComplete="off"
        className="figures text-right"
        value={refused || grouped(value)}
        onChange={({ target }) => {
          const sum = dongIn(target.value);
          setRefused(sum === null ? target.value.trim() : '');
          onChange(sum);
        }}
      />
      {note}
    </span>
  );
}
