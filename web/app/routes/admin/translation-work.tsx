import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { readFromApi } from '~/admin/api/call.server';
import type { ListPage } from '~/admin/api/types';
import { interfaceLanguage } from '~/admin/interface-language';
import { contentLanguage } from '~/admin/shell/content-language';
import { PageHeader } from '~/admin/shell/page-header';
import { DataTable } from '~/admin/table/data-table';
import { useKindName } from '~/admin/table/kind-name';
import { pageQuery } from '~/admin/table/page-query';
import { useAdminText } from '~/admin/text';
import type { WorkRow } from '~/admin/translations/coverage-types';
import { issueIn } from '~/admin/translations/issues';
import { editAddress } from '~/admin/translations/places';
import { useLanguageName, useTranslationsText } from '~/admin/translations/text';
import { translationsText } from '~/admin/translations/text.server';
import { TranslationBadges } from '~/admin/ui/translation-badges';
import { EmptyState } from '~/ui/empty-state';
import { Pagination } from '~/ui/pagination';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_desk'] };

export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const kind = args.params.kind ?? '';
  const language = contentLanguage(searchParams, interfaceLanguage(args.request.headers));
  const issue = issueIn(searchParams) ?? 'missing';
  const query = pageQuery(args.request);
  for (const [name, value] of Object.entries({ entity: kind, lang_id: language, translation: issue }))
    query.set(name, value);
  const list = await readFromApi<ListPage<WorkRow>>(args, `/translations/records?${query}`);
  return { title: translationsText(args.request)('title'), kind, language, issue, list };
}

/** Records of a kind that several screens edit, with which the same is wrong. */
export default function TranslationWork() {
  const t = useTranslationsText();
  const admin = useAdminText();
  const kindName = useKindName();
  const languageName = useLanguageName();
  const { kind, language, issue, list } = useLoaderData<typeof loader>();
  const heading = `${kindName(kind)}: ${t(`filter.${issue}`, { language: languageName(language) })}`;
  return (
    <>
      <PageHeader
        title={heading}
        crumbs={[
          { title: admin('nav.dashboard'), to: '/admin' },
          { title: t('title'), to: '/admin/translations' },
          { title: heading },
        ]}
      />
      <p role="status" className="mt-3 mb-2 text-xs text-muted">
        {admin('list.total', { count: list.total })}
      </p>
      {list.data.length === 0 ? (
        <EmptyState title={t('matrix.all_good')}>{t('next.none')}</EmptyState>
      ) : (
        <DataTable<WorkRow>
          caption={heading}
          rows={list.data}
          keyOf={({ id }) => String(id)}
          columns={[
            {
              name: 'title',
              head: admin('field.title'),
              cell: ({ id, title, place }) => {
                const to = editAddress(kind, id, place, language, issue);
                const name = title || `#${id}`;
                return to ? (
                  <Link to={to} className="link-quiet inline-flex min-h-8 items-center font-semibold">
                    {name}
                  </Link>
                ) : (
                  name
                );
              },
            },
            {
              name: 'issues',
              head: t('title'),
              cell: ({ translation_issues }) => (
                <TranslationBadges translations={{ en: true, vi: true }} issues={translation_issues} />
              ),
            },
          ]}
        />
      )}
      <Pagination page={list.page} lastPage={list.last_page} />
    </>
  );
}
