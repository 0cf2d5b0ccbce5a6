import { type ReactNode, useId } from 'react';
import { cx } from '~/ui/cx';

interface PanelProps {
  title: string;
  /** Where the menu of the form finds it. */
  anchor?: string;
  intro?: string;
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A part of the editor under its heading. */
export function Panel({ title, anchor, intro, actions, className, children }: PanelProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      tabIndex={anchor ? -1 : undefined}
      aria-labelledby={id}
      className={cx('min-w-0 border-t border-line pt-5 focus:outline-none', className)}
    >
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <div>
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          {intro && <p className="text-xs text-muted">{intro}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
