import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { cx } from './cx';

const look = 'inline-flex items-center gap-1.5 rounded-full border px-3 text-sm leading-tight';

/** A word that says what something is. */
export function Tag({ children, className }: { children: ReactNode; className?: string }) {
  return <span className={cx(look, 'min-h-7 border-line', className)}>{children}</span>;
}

/** How a choice among a few looks. */
export const chipStyle = (current?: boolean) =>
  cx(
    look,
    'min-h-9 no-underline transition-colors duration-150',
    current ? 'border-jade bg-jade font-semibold text-on-jade' : 'border-edge hover:border-ink',
  );

/** A choice among a few that leads to the list it names; the chosen one is marked for everyone. */
export function ChipLink({
  to,
  current,
  rel,
  children,
}: {
  to: string;
  current?: boolean;
  rel?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Link
      to={to}
      rel={rel}
      preventScrollReset
      aria-current={current ? 'true' : undefined}
      className={chipStyle(current)}
    >
      {children}
    </Link>
  );
}
