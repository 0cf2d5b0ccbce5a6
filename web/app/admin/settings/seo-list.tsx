import { Link } from '@remix-run/react';
import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import type { ListPage } from '../api/types';
import { DataTable } from '../table/data-table';
import { FilterBar } from '../table/filter-bar';
import { TablePage } from '../table/table-page';
import { useAdminText } from '../text';
import { Thumbnail } from '../ui/thumbnail';
import type { SeoRecord } from './seo-types';
import { useWords } from './use-words';

/** Every SEO record, the last changed first. */
export function SeoList({ list }: { list: ListPage<SeoRecord> }) {
  const t = useAdminText();
  const words = useWords();
  const targetOf = ({ url, entity_type, entity_id }: SeoRecord) =>
    url ?? words('seo.of_record', { kind: words(`kind.${String(entity_type) as '1'}`), id: entity_id ?? '' });
  return (
    <TablePage
      title={words('seo.many')}
      intro={words('seo.intro')}
      list={list}
      actions={
        <ButtonLink to="/admin/pages" size="small" tone="secondary">
          {words('seo.to_pages')} <Icon name="arrow-right" />
        </ButtonLink>
      }
      filters={
        <FilterBar
          search={words('seo.search')}
          choices={[
            {
              name: 'lang_id',
              label: words('seo.language'),
              options: [
                { value: '', title: words('seo.all_languages') },
                ...(['vi', 'en'] as const).map((one) => ({ value: one, title: t(`language.${one}`) })),
              ],
            },
          ]}
        />
      }
      empty={{ title: words('seo.empty_title'), text: words('seo.empty_text') }}
    >
      <DataTable
        caption={words('seo.many')}
        rows={list.data}
        keyOf={({ id }) => String(id)}
        columns={[
          {
            name: 'target',
            head: words('seo.target'),
            cell: (record) => (
              <div className="flex items-center gap-3">
                {record.image && <Thumbnail image={record.image} />}
                <div>
                  <Link
                    to={`/admin/seo/${record.id}`}
                    prefetch="intent"
                    className="link-quiet inline-block py-0.5 font-semibold"
                  >
                    {record.title || targetOf(record)}
                  </Link>
                  <p className="text-xs text-muted">
                    {record.title && <>{targetOf(record)} · </>}
                    {t(record.lang_id === 'en' ? 'language.en' : 'language.vi')}
                  </p>
                </div>
              </div>
            ),
          },
          {
            name: 'texts',
            head: words('seo.texts'),
            cell: ({ title, description }) => (
              <div className="max-w-xl text-xs text-muted">
                {!title && <p>{words('seo.no_own_title')}</p>}
                <p className="line-clamp-2">{description}</p>
              </div>
            ),
            hidesOnPhone: true,
          },
          {
            name: 'robots',
            head: words('seo.robots'),
            cell: ({ robots_index, robots_follow }) => (
              <span className="text-xs">
                {words(robots_index === 1 ? 'seo.indexed' : 'seo.not_indexed')}
                {robots_follow !== 1 && `, ${words('seo.not_followed')}`}
              </span>
            ),
          },
        ]}
      />
    </TablePage>
  );
}
