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
  /** A line below the actions, which stays with them. */
  below?: ReactNode;
}

/** Where one is, the page's title, and what can be done with it. */
export function PageHeader({ title, crumbs, actions, sticky, note, below }: PageHeaderProps) {
  return (
    <>
      <div className="pt-4 text-xs">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <div
        className={cx(
          'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3',
          // On a narrow screen only the actions stay: the title would take too much of it.
          sticky &&
            'max-md:contents md:sticky md:top-0 md:z-20 md:-mx-6 md:grid md:grid-cols-[minmax(0,1fr)_auto] md:border-b md:border-line md:bg-surface md:px-6',
          Boolean(below) && 'md:pb-0',
        )}
      >
        <div className="min-w-0 max-md:py-2">
          <h1 className={cx('text-xl [overflow-wrap:anywhere]', sticky && 'md:line-clamp-1')}>{title}</h1>
          {note}
        </div>
        <div
          className={cx(
            'md:contents',
            sticky &&
              'max-md:sticky max-md:top-0 max-md:z-20 max-md:-mx-4 max-md:border-b max-md:border-line max-md:bg-surface max-md:px-4 max-md:pt-2',
            sticky && !below && 'max-md:pb-2',
          )}
        >
          {actions && (
            <div
              className={cx('flex flex-wrap items-center gap-2', sticky && 'max-md:justify-end max-sm:gap-1')}
            >
              {actions}
            </div>
          )}
          {below && <div className="min-w-0 md:col-span-2">{below}</div>}
        </div>
      </div>
    </>
  );
}
