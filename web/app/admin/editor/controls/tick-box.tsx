import type { ReactNode } from 'react';
import { cx } from '~/ui/cx';

interface TickBoxProps {
  chosen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** One box of several in a row. */
export function TickBox({ chosen, onToggle, children }: TickBoxProps) {
  return (
    <label
      className={cx(
        'flex min-h-10 cursor-pointer items-center gap-2 rounded-input border px-2.5 text-xs',
        chosen ? 'border-jade bg-jade-wash font-semibold' : 'border-edge hover:border-ink',
      )}
    >
      <input type="checkbox" className="size-4 accent-jade" checked={chosen} onChange={onToggle} />
      {children}
    </label>
  );
}
