import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';

interface NumberFieldProps {
  label: string;
  name: string;
  least: number;
  greatest: number;
  value: number;
}

const step =
  'needs-script grid w-11 place-items-center text-muted hover:bg-jade-wash hover:text-ink disabled:opacity-40';

/** A small number, to type or to press up and down. */
export function NumberField({ label, name, least, greatest, value }: NumberFieldProps) {
  const { t } = useTranslation('trip');
  const input = useRef<HTMLInputElement>(null);

  function change(by: 1 | -1) {
    if (by === 1) input.current?.stepUp();
    else input.current?.stepDown();
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <Field label={label}>
      {(control) => (
        <div className="inline-flex min-h-12 overflow-hidden rounded-input border border-edge bg-surface focus-within:border-ink">
          <button
            type="button"
            className={step}
            aria-label={t('wizard.fewer', { what: label })}
            onClick={() => change(-1)}
          >
            <Icon name="minus" />
          </button>
          <input
            {...control}
            ref={input}
            type="number"
            inputMode="numeric"
            name={name}
            min={least}
            max={greatest}
            required
            defaultValue={value}
            className="display figures w-16 bg-transparent text-center text-lg [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
          />
          <button
            type="button"
            className={step}
            aria-label={t('wizard.more', { what: label })}
            onClick={() => change(1)}
          >
            <Icon name="plus" />
          </button>
        </div>
      )}
    </Field>
  );
}
