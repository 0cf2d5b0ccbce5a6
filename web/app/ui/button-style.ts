import { cx } from './cx';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'icon';

const tones: Record<ButtonTone, string> = {
  primary: 'bg-jade text-on-jade hover:bg-jade-deep',
  secondary: 'border border-edge bg-surface text-ink hover:border-ink',
  quiet: 'text-ink hover:bg-jade-wash',
  danger: 'bg-danger text-on-lacquer hover:brightness-90',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 text-sm',
  medium: 'min-h-11 px-5',
  icon: 'size-11 justify-center',
};

/** The look of a button, for buttons and for links that stand where a button would. */
export function buttonStyle(
  tone: ButtonTone = 'primary',
  size: ButtonSize = 'medium',
  className?: string,
): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-input font-semibold no-underline',
    'transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    tones[tone],
    sizes[size],
    className,
  );
}
