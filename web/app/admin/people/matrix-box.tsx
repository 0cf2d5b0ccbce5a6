import { useEffect, useRef } from 'react';
import { cx } from '~/ui/cx';

interface MatrixBoxProps {
  label: string;
  state: 'all' | 'some' | 'none';
  /** Why it cannot be changed. */
  locked?: string | undefined;
  strong?: boolean;
  onChange: (wanted: boolean) => void;
}

/** A box to tick, whose words are for those who don't see where in the table it stands. */
export function MatrixBox({ label, state, locked, strong, onChange }: MatrixBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <label className="relative grid size-9 place-items-center" title={locked ?? label}>
      <input
        ref={box}
        type="checkbox"
        checked={state === 'all'}
        disabled={locked !== undefined}
        onChange={(event) => onChange(event.target.checked)}
        className={cx('accent-jade disabled:opacity-45', strong ? 'size-5' : 'size-4.5')}
      />
      <span className="visually-hidden">{locked ? `${label} (${locked})` : label}</span>
      {locked && <Lock />}
    </label>
  );
}

/** Says by its form what the paler box says by its colour. */
function Lock() {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className="absolute right-0.5 bottom-0.5 size-3 text-muted">
      <path d="M3.5 5.5v-2a2.5 2.5 0 0 1 5 0v2" fill="none" stroke="currentColor" strokeWidth="1.4" />
      <rect x="2.2" y="5.2" width="7.6" height="5.6" rx="1.2" fill="currentColor" />
    </svg>
  );
}
