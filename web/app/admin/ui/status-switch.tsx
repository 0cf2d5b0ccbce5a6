import { useId } from 'react';
import { cx } from '~/ui/cx';
import { useAdminText } from '../text';

interface StatusSwitchProps {
  live: boolean;
  onChange: () => void;
  /** What is switched, for those who don't see the row. */
  label: string;
  disabled?: boolean;
  /** Why it can't be switched; what has a reason is disabled. */
  reason?: string | false;
  /** Whether a phone has room for the switch alone: its word is still told to whoever hears the page. */
  tight?: boolean;
  /** Other words for on and off than those of what is live or hidden. */
  words?: { on: string; off: string };
}

/** Hidden or live: a switch with its word beside it, so that colour is not the only sign. */
export function StatusSwitch({ live, onChange, label, disabled, reason, tight, words }: StatusSwitchProps) {
  const t = useAdminText();
  const reasonId = useId();
  const word = live ? (words?.on ?? t('status.live')) : (words?.off ?? t('status.hidden'));
  return (
    <button
      type="button"
      role="switch"
      aria-checked={live}
      // Who speaks to the page says the word that stands there.
      aria-label={`${label}: ${word}`}
      disabled={disabled || Boolean(reason)}
      title={reason || undefined}
      aria-describedby={reason ? reasonId : undefined}
      onClick={onChange}
      className="group inline-flex min-h-9 items-center gap-2 rounded-input whitespace-nowrap disabled:cursor-not-allowed disabled:opacity-65"
    >
      <span
        aria-hidden="true"
        className={cx(
          'relative h-5 w-9 shrink-0 rounded-full border transition-colors duration-150',
          live ? 'border-jade bg-jade' : 'border-edge bg-paper group-hover:border-ink',
        )}
      >
        <span
          className={cx(
            'absolute top-1/2 size-3.5 -translate-y-1/2 rounded-full transition-[left] duration-150',
            live ? 'left-[1.15rem] bg-on-jade' : 'left-0.5 bg-muted',
          )}
        />
      </span>
      <span
        className={cx(
          'text-xs',
          tight && 'max-sm:hidden',
          live ? 'font-semibold text-jade-deep' : 'text-muted',
        )}
      >
        {word}
      </span>
      {reason && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </button>
  );
}
