import { Link } from '@remix-run/react';
import type { Got } from '~/api/types';
import { Button } from '~/ui/button';
import { buttonStyle } from '~/ui/button-style';
import { Icon } from '~/ui/icon';
import { callFromBrowser } from '../api/browser';
import type { ListPage } from '../api/types';
import { useAdmin } from '../shell/admin-context';
import { DataTable } from '../table/data-table';
import { useKindName } from '../table/kind-name';
import { recordPath } from '../table/record-path';
import { TablePage } from '../table/table-page';
import { useWorkText } from '../table/text';
import { useListCall } from '../table/use-list-call';
import { LinkCheckNote } from './link-check-note';
import { isUnderWay, type LinkCheck, useLinkCheck } from './use-link-check';

export type LinkProblem = Got<'/links'>['data'][number];

/** Links that lead nowhere: whose they are, why, and the way to mend each. */
export function LinkList({ list, check: loaded }: { list: ListPage<LinkProblem>; check: LinkCheck }) {
  const t = useWorkText();
  const kindOf = useKindName();
  const { holds } = useAdmin();
  const { call, pending } = useListCall();
  const check = useLinkCheck(loaded);
  const mayCheck = holds('link.update');
  const nameOf = ({ title, entity, record_id }: LinkProblem) =>
    title || (record_id > 0 ? `${kindOf(entity)} #${record_id}` : kindOf(entity));

  return (
    <TablePage
      title={t('links.title')}
      intro={t('links.intro')}
      list={list}
      actions={
        mayCheck && (
          <Button
            tone="secondary"
            size="small"
            pending={pending || isUnderWay(check)}
            onClick={() =>
              void call(callFromBrowser('POST', '/links/check'), {
                success: t('links.check_success'),
                failure: t('links.check_failure'),
              })
            }
          >
            <Icon name="undo" />
            {t('links.check')}
          </Button>
        )
      }
      filters={<LinkCheckNote check={check} />}
      empty={{ title: t('links.empty_title'), text: t('links.empty_text') }}
    >
      <DataTable
        caption={t('links.title')}
        rows={list.data}
        keyOf={({ id }) => String(id)}
        columns={[
          {
            name: 'record',
            head: t('links.record'),
            cell: (row) => (
              <>
                <strong>{nameOf(row)}</strong>
                <span className="block text-xs text-muted">
                  {[kindOf(row.entity), row.lang_id.toUpperCase()].filter(Boolean).join(' · ')}
                </span>
              </>
            ),
          },
          {
            name: 'url',
            head: t('links.url'),
            cell: ({ url, reason, status_code }) => (
              <>
                <a
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                  className="link inline-block py-0.5 text-sm [overflow-wrap:anywhere]"
                >
                  {url}
                </a>
                <span className="block text-xs text-lacquer">
                  {t(`links.reasons.${reason}`)}
                  {status_code !== null && ` (${status_code})`}
                </span>
              </>
            ),
          },
          {
            name: 'actions',
            head: <span className="visually-hidden">{t('table.actions')}</span>,
            cell: (row) => {
              const to = recordPath(row);
              return (
                <span className="flex flex-wrap justify-end gap-1">
                  {to && (
                    <Link to={to} className={buttonStyle('quiet', 'small')}>
                      <Icon name="edit" />
                      {t('links.edit')}
                      <span className="visually-hidden">{nameOf(row)}</span>
                    </Link>
                  )}
                  {mayCheck && (
                    <Button
                      tone="quiet"
                      size="small"
                      pending={pending}
                      aria-label={t('links.recheck_one', { title: nameOf(row) })}
                      onClick={() =>
                        void call(callFromBrowser('POST', '/links/{id}/recheck', { path: { id: row.id } }), {
                          success: t('links.recheck_success'),
                          failure: t('links.recheck_failure'),
                        })
                      }
                    >
                      <Icon name="check" />
                      {t('links.recheck')}
                    </Button>
                  )}
                </span>
              );
            },
          },
        ]}
      />
    </TablePage>
  );
}
