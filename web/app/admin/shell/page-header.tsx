import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '~/ui/breadcrumbs';
import { cx } from '~/ui/cx';

interface PageHeaderProps {
  title: ReactNode;
  crumbs: Crumb[];
  /** The primary action comes last, top right. */
  actions?: ReactNode;
  /** Keeps the actions in sight while one scrolls. */
  sticky?: boolean;
  note?: ReactNode;
}

/** Where one is, the page's title, and what can be done with it. */
export function PageHeader({ title, crumbs, actions, sticky, note }: PageHeaderProps) {
  return (
    <>
      <div className="pt-4 text-xs">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <div
        className={cx(
          'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3',
          sticky && 'sticky top-0 z-20 -mx-4 border-b border-line bg-surface px-4 md:-mx-6 md:px-6',
        )}
      >
        <div className="min-w-0">
          <h1 className="text-xl [overflow-wrap:anywhere]">{title}</h1>
          {note}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </>
  );
}
