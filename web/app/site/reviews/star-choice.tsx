import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/ui/icon';

const five = [1, 2, 3, 4, 5] as const;

interface StarChoiceProps {
  label: string;
  error?: string | undefined;
  defaultValue?: string | undefined;
  required?: boolean;
}

/**
 * Five stars to choose from: a group of radio buttons, moved through by the arrow keys. The stars up to the chosen one are
 * filled by the style sheet alone, so that it works without scripts.
 */
export function StarChoice({ label, error, defaultValue, required }: StarChoiceProps) {
  const { t } = useTranslation('reviews');
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        {required && <span className="text-danger"> *</span>}
      </legend>
      <div className="-ml-2 flex">
        {five.map((count) => (
          <label
            key={count}
            className="relative grid size-11 cursor-pointer place-items-center rounded-input text-edge has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-jade hover:bg-jade-wash has-checked:[&_svg]:fill-turmeric [&:has(~label_input:checked)]:text-ink [&:has(~label_input:checked)_svg]:fill-turmeric"
          >
            <input
              type="radio"
              name="score"
              value={count}
              defaultChecked={defaultValue === String(count)}
              aria-invalid={error ? true : undefined}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Icon name="star" className="text-2xl" />
            <span className="visually-hidden">{t('stars', { count })}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 flex items-start gap-1.5 text-sm text-danger">
          <Icon name="alert" className="mt-0.5" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
