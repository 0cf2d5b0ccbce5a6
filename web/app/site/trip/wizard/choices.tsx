import { useId } from 'react';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';

interface Choice {
  value: string;
  label: string;
  /** What it means, for choices that a word alone does not tell. */
  text?: string;
}

interface ChoicesProps {
  /** The question, where the heading beside it does not say it. */
  legend: string;
  hideLegend?: boolean;
  name: string;
  type: 'radio' | 'checkbox';
  choices: Choice[];
  chosen: readonly string[];
}

const box =
  'group/choice relative flex cursor-pointer border border-edge bg-surface transition-colors duration-150 ' +
  'has-checked:border-jade has-checked:bg-jade-wash has-checked:font-semibold hover:border-ink ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-river';

/** One or several of a few, each large enough to be pressed with a thumb. */
export function Choices({ legend, hideLegend, name, type, choices, chosen }: ChoicesProps) {
  const id = useId();
  const withTexts = choices.some(({ text }) => text);
  return (
    <fieldset>
      <legend className={hideLegend ? 'visually-hidden' : 'mb-2.5 text-sm font-semibold'}>{legend}</legend>
      <div className={withTexts ? 'grid gap-3 sm:grid-cols-3' : 'flex flex-wrap gap-2.5'}>
        {choices.map(({ value, label, text }) => (
          <label
            key={value}
            className={cx(
              box,
              withTexts ? 'flex-col rounded-card p-4 pr-10' : 'min-h-11 items-center rounded-full pr-4 pl-10',
            )}
          >
            <input
              type={type}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              aria-describedby={text && `${id}-${value}`}
              className="visually-hidden"
            />
            <span
              aria-hidden="true"
              className={cx(
                'absolute grid size-5 place-items-center border border-edge text-transparent',
                'group-has-checked/choice:border-jade group-has-checked/choice:bg-jade group-has-checked/choice:text-on-jade',
                type === 'radio' ? 'rounded-full' : 'rounded-input',
                withTexts ? 'top-4 right-4' : 'left-3.5',
              )}
            >
              <Icon name="check" className="size-3.5" />
            </span>
            <span className={cx(withTexts && 'display text-base')}>{label}</span>
            {text && (
              <span id={`${id}-${value}`} className="mt-1 text-sm font-normal text-muted">
                {text}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
