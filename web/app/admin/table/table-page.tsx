import type { ReactNode } from 'react';
import { EmptyState } from '~/ui/empty-state';
import { Pagination } from '~/ui/pagination';
import type { ListPage } from '../api/types';
import { PageHeader } from '../shell/page-header';
import { useAdminText } from '../text';

interface TablePageProps {
  title: string;
  /** What this page is for. */
  intro: string;
  actions?: ReactNode;
  /** What narrows the list down. */
  filters?: ReactNode;
  list: Pick<ListPage<unknown>, 'total' | 'page' | 'last_page'>;
  /** How many there are, in words; they are records where it is left out. */
  count?: string;
  empty: { title: string; text: string };
  children: ReactNode;
}

/** A list of the daily work: what it is for, its rows, its pages, and something kind to say when there are none. */
export function TablePage({ title, intro, actions, filters, list, count, empty, children }: TablePageProps) {
  const t = useAdminText();
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ title: t('nav.dashboard'), to: '/admin' }, { title }]}
        actions={actions}
      />
      <p className="mb-4 max-w-measure text-muted">{intro}</p>
      {filters}
      {list.total === 0 ? (
        <div className="mt-8">
          <EmptyState title={empty.title}>{empty.text}</EmptyState>
        </div>
      ) : (
        <>
          <p role="status" className="mt-3 mb-2 text-xs text-muted">
            {count ?? t('list.total', { count: list.total })}
          </p>
          {children}
          <Pagination page={list.page} lastPage={list.last_page} />
        </>
      )}
    </>
  );
}
