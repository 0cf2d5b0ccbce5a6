import { useState } from 'react';
import { formatDateTime } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast-store';
import { callFromBrowser } from '../api/browser';
import type { ListPage } from '../api/types';
import { useAdmin } from '../shell/admin-context';
import { DataTable } from '../table/data-table';
import { FilterBar } from '../table/filter-bar';
import { TablePage } from '../table/table-page';
import { useListCall } from '../table/use-list-call';
import { useAdminText } from '../text';
import { RedirectDialog } from './redirect-dialog';
import { RedirectTest } from './redirect-test';
import type { Redirect } from './seo-types';
import { useWords } from './use-words';

/** Old paths and where they lead. */
export function RedirectList({ list }: { list: ListPage<Redirect> }) {
  const t = useAdminText();
  const words = useWords();
  const language = useLanguage();
  const { may } = useAdmin();
  const { call, pending } = useListCall();
  const [edited, setEdited] = useState<Redirect | 'new' | null>(null);
  const noun = words('redirects.noun');

  /** What was deleted can be made again, as long as the notice stands. */
  async function remove({ id, from_path, to_path }: Redirect) {
    const answer = await call(callFromBrowser('DELETE', '/redirects/{id}', { path: { id } }), {
      success: t('toast.delete.success', { noun }),
      failure: t('toast.delete.failure', { noun }),
    });
    if (!answer.ok || !may('seo', 'update')) return;
    toast.offer(words('redirects.removed', { path: from_path }), {
      label: words('redirects.undo'),
      run: () =>
        void call(callFromBrowser('POST', '/redirects', { json: { from_path, to_path } }), {
          success: t('toast.restore.success', { noun }),
          failure: t('toast.restore.failure', { noun }),
        }),
    });
  }

  return (
    <>
      <TablePage
        title={words('redirects.title')}
        intro={words('redirects.intro')}
        list={list}
        actions={
          may('seo', 'update') && (
            <Button size="small" onClick={() => setEdited('new')} aria-haspopup="dialog">
              <Icon name="plus" /> {words('redirects.add')}
            </Button>
          )
        }
        filters={<FilterBar search={words('redirects.search')} />}
        empty={{ title: words('redirects.empty_title'), text: words('redirects.empty_text') }}
      >
        <DataTable
          caption={words('redirects.title')}
          rows={list.data}
          keyOf={({ id }) => String(id)}
          columns={[
            {
              name: 'from',
              head: words('redirects.from'),
              cell: ({ from_path }) => <span className="font-semibold">{from_path}</span>,
            },
            {
              name: 'to',
              head: words('redirects.to'),
              cell: ({ to_path }) => (
                <a
                  href={to_path}
                  target="_blank"
                  rel="noreferrer"
                  className="link-quiet inline-block py-1 [overflow-wrap:anywhere]"
                >
                  {to_path}
                </a>
              ),
            },
            {
              name: 'hits',
              head: words('redirects.hits'),
              cell: ({ hits }) => <span className="figures">{hits}</span>,
              hidesOnPhone: true,
            },
            {
              name: 'made',
              head: words('redirects.made'),
              cell: ({ created_at }) => (
                <span className="figures text-xs">{formatDateTime(created_at, language)}</span>
              ),
              hidesOnPhone: true,
            },
            {
              name: 'actions',
              head: <span className="visually-hidden">{t('list.actions')}</span>,
              cell: (redirect) => (
                <div className="flex justify-end gap-0.5">
                  {may('seo', 'update') && (
                    <Button
                      tone="quiet"
                      size="small"
                      aria-haspopup="dialog"
                      aria-label={words('redirects.change', { path: redirect.from_path })}
                      onClick={() => setEdited(redirect)}
                    >
                      <Icon name="edit" />
                    </Button>
                  )}
                  {may('seo', 'delete') && (
                    <Button
                      tone="quiet"
                      size="small"
                      pending={pending}
                      aria-label={words('redirects.remove', { path: redirect.from_path })}
                      onClick={() => void remove(redirect)}
                    >
                      <Icon name="trash" />
                    </Button>
                  )}
                </div>
              ),
            },
          ]}
        />
      </TablePage>
      <RedirectTest />
      <RedirectDialog edited={edited} onClose={() => setEdited(null)} />
    </>
  );
}
