import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData, useSearchParams } from '@remix-run/react';
import { callApi, readFromApi } from '~/admin/api/call.server';
import type { ListPage } from '~/admin/api/types';
import { AuditList } from '~/admin/audit/audit-list';
import { actionNames, kindOptions } from '~/admin/audit/kinds';
import type { Change } from '~/admin/audit/types';
import { FilterBar, FilterDate, FilterSelect } from '~/admin/people/filter-bar';
import { listQuery } from '~/admin/people/list-query.server';
import { usePeopleText } from '~/admin/people/text';
import { peopleText } from '~/admin/people/text.server';
import type { Account } from '~/admin/people/types';
import { wordFor } from '~/admin/people/words';
import { TablePage } from '~/admin/table/table-page';
import { useAdminText } from '~/admin/text';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_people'] };

const filters = ['entity', 'action', 'admin_id', 'from', 'to', 'record_id'];

export async function loader(args: LoaderFunctionArgs) {
  const [list, accounts] = await Promise.all([
    readFromApi<ListPage<Change>>(args, `/audit?${listQuery(args.request, filters)}`),
    callApi<ListPage<Account>>(args, '/admin?per_page=10000'),
  ]);
  const admins = accounts.ok ? accounts.body.data.map(({ id, full_name }) => ({ id, full_name })) : [];
  return { title: peopleText(args.request)('audit.title'), list, admins };
}

/** Who changed what, when. */
export default function Audit() {
  const t = usePeopleText();
  const adminText = useAdminText();
  const { list, admins } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const narrowed = ['keyword', ...filters].some((name) => query.has(name));
  return (
    <TablePage
      title={t('audit.title')}
      intro={t('audit.intro')}
      list={list}
      empty={{ title: t('audit.empty_title'), text: t('audit.empty_text') }}
      filters={
        <FilterBar placeholder={t('audit.search')}>
          <FilterSelect
            name="entity"
            label={t('audit.entity')}
            options={[['', t('audit.all_entities')], ...kindOptions(t, adminText)]}
          />
          <FilterSelect
            name="action"
            label={t('audit.action')}
            options={[
              ['', t('audit.all_actions')],
              ...actionNames.map((name) => [name, wordFor('audit.actions', name, t) ?? name] as const),
            ]}
          />
          {admins.length > 0 ? (
            <FilterSelect
              name="admin_id"
              label={t('audit.admin')}
              options={[
                ['', t('audit.all_admins')],
                ...admins.map(({ id, full_name }) => [String(id), full_name] as const),
              ]}
            />
          ) : (
            query.has('admin_id') && (
              <input type="hidden" name="admin_id" value={query.get('admin_id') ?? ''} />
            )
          )}
          <FilterDate name="from" label={t('filter.from')} />
          <FilterDate name="to" label={t('filter.to')} />
          {narrowed && (
            <Link to="/admin/audit" className="link inline-flex min-h-10 items-center">
              {t('filter.clear')}
            </Link>
          )}
        </FilterBar>
      }
    >
      <AuditList entries={list.data} />
    </TablePage>
  );
}
