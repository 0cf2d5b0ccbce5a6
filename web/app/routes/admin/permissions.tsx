import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { FilterBar } from '~/admin/people/filter-bar';
import { readRights } from '~/admin/people/rights.server';
import { usePeopleText } from '~/admin/people/text';
import { peopleText } from '~/admin/people/text.server';
import { DataTable } from '~/admin/table/data-table';
import { TablePage } from '~/admin/table/table-page';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_people', 'admin_desk'] };

export async function loader(args: LoaderFunctionArgs) {
  const t = peopleText(args.request);
  return { title: t('permissions.title'), list: await readRights(args, t) };
}

/** Every right in words, with the roles that hold it. */
export default function Permissions() {
  const t = usePeopleText();
  const { list } = useLoaderData<typeof loader>();
  return (
    <TablePage
      title={t('permissions.title')}
      intro={t('permissions.intro')}
      list={list}
      empty={{ title: t('permissions.empty_title'), text: t('permissions.empty_text') }}
      filters={<FilterBar placeholder={t('permissions.search')} />}
    >
      <DataTable
        caption={t('permissions.title')}
        rows={list.data}
        keyOf={({ code }) => code}
        columns={[
          {
            name: 'right',
            head: t('permissions.right'),
            cell: ({ words, code }) => (
              <>
                <span className="font-semibold">{words}</span>
                <code className="block text-xs text-muted">{code}</code>
              </>
            ),
          },
          {
            name: 'held_by',
            head: t('permissions.held_by'),
            cell: ({ roles }) =>
              roles.length === 0 ? (
                <span className="text-muted">{t('permissions.nobody')}</span>
              ) : (
                <ul className="flex flex-wrap gap-x-3 gap-y-1">
                  {roles.map(({ id, name }) => (
                    <li key={id}>
                      <Link to={`/admin/settings/roles/${id}`} className="link inline-block min-h-6">
                        {name}
                      </Link>
                    </li>
                  ))}
                </ul>
              ),
          },
        ]}
      />
    </TablePage>
  );
}
