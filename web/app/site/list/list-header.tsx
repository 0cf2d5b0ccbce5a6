import type { ReactNode } from 'react';
import { Names } from '~/i18n/names';
import { Breadcrumbs, type Crumb } from '~/ui/breadcrumbs';

/** The top of a page that lists records: where one is, what is listed, and a sentence about it. */
export function ListHeader({
  crumbs,
  title,
  lead,
  children,
}: {
  crumbs: Crumb[];
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <header>
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-6 max-w-measure">
        <h1 className="text-4xl">
          <Names>{title}</Names>
        </h1>
        {lead && (
          <p className="mt-4 text-lg text-muted">
            <Names>{lead}</Names>
          </p>
        )}
      </div>
      {children}
    </header>
  );
}
