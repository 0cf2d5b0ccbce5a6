import { Link } from '@remix-run/react';
import { buttonStyle } from '~/ui/button-style';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';
import type { ListPage } from '../api/types';
import { DataTable } from '../table/data-table';
import { FilterBar } from '../table/filter-bar';
import { TablePage } from '../table/table-page';
import { useAdminText } from '../text';
import { seoAddress } from './seo-address';
import type { ListedPage } from './seo-types';
import { sourceAddress } from './source-address';
import { useWords } from './use-words';

const states = ['all', 'own', 'fallback', 'noindex', 'issues'] as const;
const kinds = [
  'page',
  'map',
  'blog',
  'city',
  'event',
  'experience',
  'experience_type',
  'resource',
  'thing_to_do',
  'collection',
  'tour',
] as const;

/** Every page of the site: what it is made from, and what search engines are told of it. */
export function PagesList({ list }: { list: ListPage<ListedPage> }) {
  const t = useAdminText();
  const words = useWords();
  const optional = (value: string) => (value === 'all' ? '' : value);
  return (
    <TablePage
      title={words('pages.title')}
      intro={words('pages.intro')}
      list={list}
      filters={
        <FilterBar
          search={words('pages.search')}
          choices={[
            {
              name: 'lang_id',
              label: words('seo.language'),
              options: [
                { value: '', title: words('seo.all_languages') },
                ...(['vi', 'en'] as const).map((one) => ({ value: one, title: t(`language.${one}`) })),
              ],
            },
            {
              name: 'kind',
              label: words('pages.filter.kind'),
              options: [
                { value: '', title: words('pages.all_kinds') },
                ...kinds.map((kind) => ({ value: kind, title: words(`pages.kind.${kind}`) })),
              ],
            },
            {
              name: 'state',
              label: words('pages.filter.state'),
              options: states.map((state) => ({
                value: optional(state),
                title: words(`pages.states.${state}`),
              })),
            },
          ]}
        />
      }
      empty={{ title: words('pages.empty'), text: t('list.nothing_found_hint') }}
    >
      <DataTable
        caption={words('pages.title')}
        rows={list.data}
        keyOf={({ path }) => path}
        columns={[
          { name: 'page', head: words('pages.page'), cell: (page) => <Address page={page} /> },
          {
            name: 'texts',
            head: words('pages.seo_texts'),
            cell: (page) => <Texts page={page} />,
            hidesOnPhone: true,
          },
          {
            name: 'state',
            head: words('pages.state'),
            cell: (page) => <State page={page} />,
            hidesOnPhone: true,
          },
          {
            name: 'actions',
            head: <span className="visually-hidden">{t('list.actions')}</span>,
            cell: (page) => <Ways page={page} />,
          },
        ]}
      />
    </TablePage>
  );
}

function Address({ page }: { page: ListedPage }) {
  const words = useWords();
  const kind = kinds.find((one) => one === page.kind) ?? 'page';
  return (
    <>
      <a
        href={page.path}
        target="_blank"
        rel="noreferrer"
        aria-label={words('pages.view', { title: page.title })}
        className="link-quiet inline-block py-0.5 font-semibold"
      >
        {page.path}
      </a>
      <p className="text-xs text-muted">{words(`pages.kind.${kind}`)}</p>
      <div className="mt-1 font-normal md:hidden">
        <State page={page} />
      </div>
    </>
  );
}

function Texts({ page }: { page: ListedPage }) {
  const words = useWords();
  return (
    <div className="max-w-xl text-xs">
      <p className="font-semibold">{page.title}</p>
      <p className="line-clamp-2 text-muted">{page.description}</p>
      {page.issues.length > 0 && (
        <p className="mt-1 flex flex-wrap items-center gap-x-1.5 text-danger">
          <Icon name="alert" />
          {page.issues.map((issue) => words(`pages.issue.${issue as 'title_long'}`)).join(', ')}
        </p>
      )}
    </div>
  );
}

function State({ page }: { page: ListedPage }) {
  const words = useWords();
  const isListed = page.robots_index === 1;
  return (
    <div className="text-xs">
      <p className="whitespace-nowrap">{words(page.seo_id === null ? 'pages.fallback' : 'pages.own')}</p>
      <p
        className={cx(
          'flex items-center gap-1.5 whitespace-nowrap',
          isListed ? 'text-jade-deep' : 'text-muted',
        )}
      >
        <Icon name={isListed ? 'eye' : 'eye-off'} />
        {words(isListed ? 'seo.indexed' : 'seo.not_indexed')}
      </p>
    </div>
  );
}

function Ways({ page }: { page: ListedPage }) {
  const words = useWords();
  const source = sourceAddress(page);
  return (
    <div className="flex justify-end gap-0.5">
      <Link
        to={seoAddress(page)}
        prefetch="intent"
        aria-label={words('pages.edit_seo', { title: page.title })}
        className={buttonStyle('quiet', 'small')}
      >
        {words('pages.seo_short')}
      </Link>
      {source ? (
        <Link
          to={source}
          prefetch="intent"
          aria-label={words('pages.edit_source', { title: page.title })}
          className={buttonStyle('quiet', 'small', 'px-2.5')}
        >
          <Icon name="edit" />
        </Link>
      ) : (
        <span title={words('pages.code')} className="grid size-9 place-items-center text-muted">
          <Icon name="settings" />
          <span className="visually-hidden">{words('pages.code')}</span>
        </span>
      )}
    </div>
  );
}
