import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { callFromBrowser } from '~/admin/api/browser';
import { readFromApi } from '~/admin/api/call.server';
import type { ListPage } from '~/admin/api/types';
import { entityNamed } from '~/admin/entities';
import { recordAddress } from '~/admin/entities/paths';
import { useAdmin } from '~/admin/shell/admin-context';
import { DataTable } from '~/admin/table/data-table';
import { pageQuery } from '~/admin/table/page-query';
import { TablePage } from '~/admin/table/table-page';
import { useWorkText } from '~/admin/table/text';
import { workText } from '~/admin/table/text.server';
import { useListCall } from '~/admin/table/use-list-call';
import { useAdminText } from '~/admin/text';
import type { Got } from '~/api/types';
import { formatDateTime } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_desk'] };

type EmptySearch = Got<'/search/empty'>['data'][number];

export async function loader(args: LoaderFunctionArgs) {
  const list = await readFromApi<ListPage<EmptySearch>>(args, `/search/empty?${pageQuery(args.request)}`);
  return { title: workText(args.request)('searches.title'), list };
}

/** What could be done about it, with the way to the record that it is about. */
function ProposedWork({ proposal: { kind, entity: name, record_id, title } }: Pick<EmptySearch, 'proposal'>) {
  const t = useWorkText();
  const entity = name === null ? undefined : entityNamed(name);
  const words = t(`searches.propose_${kind}`, { title: title ?? '' });
  if (!entity || record_id === null) return <span>{words}</span>;
  return (
    <Link to={recordAddress(entity, record_id)} className="link-quiet inline-block py-1">
      {words}
    </Link>
  );
}

/** What visitors looked for and did not find. */
export default function Searches() {
  const t = useWorkText();
  const admin = useAdminText();
  const { may } = useAdmin();
  const language = useLanguage();
  const { list } = useLoaderData<typeof loader>();
  const { call, pending } = useListCall();
  const keyOf = ({ lang_id, query }: EmptySearch) => `${lang_id} ${query}`;

  return (
    <TablePage
      title={t('searches.title')}
      intro={t('searches.intro')}
      list={list}
      empty={{ title: t('searches.empty_title'), text: t('searches.empty_text') }}
    >
      <DataTable
        caption={t('searches.title')}
        rows={list.data}
        keyOf={keyOf}
        columns={[
          {
            name: 'query',
            head: t('searches.query'),
            cell: ({ query, lang_id }) => (
              <a
                href={`/${lang_id}/search-result?keyword=${encodeURIComponent(query)}`}
                target="_blank"
                rel="noreferrer"
                className="link-quiet inline-flex min-h-9 items-center gap-2 font-semibold"
              >
                {query}
                <Icon name="external" className="text-muted" />
              </a>
            ),
          },
          {
            name: 'proposal',
            head: t('searches.proposal'),
            cell: ({ proposal }) => <ProposedWork proposal={proposal} />,
          },
          { name: 'count', head: t('searches.count'), cell: ({ count }) => count },
          {
            name: 'language',
            head: t('table.language'),
            cell: ({ lang_id }) => admin(`language.${lang_id}`),
            hidesOnPhone: true,
          },
          {
            name: 'last_at',
            head: t('searches.last_at'),
            cell: ({ last_at }) => <span className="figures">{formatDateTime(last_at, language)}</span>,
            hidesOnPhone: true,
          },
          {
            name: 'actions',
            head: <span className="visually-hidden">{t('table.actions')}</span>,
            cell: ({ query, lang_id }) =>
              may('seo', 'update') && (
                <Button
                  tone="quiet"
                  size="small"
                  pending={pending}
                  aria-label={t('searches.done_one', { query })}
                  onClick={() =>
                    void call(callFromBrowser('POST', '/search/empty/done', { json: { query, lang_id } }), {
                      success: t('searches.done_success'),
                      failure: t('searches.done_failure'),
                    })
                  }
                >
                  <Icon name="check" />
                  {t('searches.done')}
                </Button>
              ),
          },
        ]}
      />
    </TablePage>
  );
}
