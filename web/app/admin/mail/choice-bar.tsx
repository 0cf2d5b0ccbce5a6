import type { ReactNode } from 'react';
import { cx } from '~/ui/cx';

interface ChoiceBarProps<Value extends string> {
  label: string;
  choices: readonly (readonly [value: Value, text: ReactNode])[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of two or three ways to look at something. */
export function ChoiceBar<Value extends string>({ label, choices, value, onChange }: ChoiceBarProps<Value>) {
  return (
    <fieldset className="inline-flex rounded-input border border-edge p-0.5">
      <legend className="visually-hidden">{label}</legend>
      {choices.map(([choice, text]) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === value}
          onClick={() => onChange(choice)}
          className={cx(
            'inline-flex min-h-8 items-center gap-1.5 rounded-input px-3 text-xs font-semibold',
            choice === value ? 'bg-ink text-paper' : 'hover:bg-jade-wash',
          )}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
