import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { useLanguage } from '~/i18n/use-language';
import { later } from '~/rendering/later/later';
import { pageMeta } from '~/seo/meta';
import { EmptyList } from '~/site/list/empty-list';
import { sitePaths } from '~/site/paths';
import { OfferedPlaces } from '~/site/search/offered-places.later';
import { SearchAgain } from '~/site/search/search-again';
import { searchData } from '~/site/search/search-data.server';
import { SearchHits } from '~/site/search/search-hits';
import { SearchOpening } from '~/site/search/search-opening.later';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Pagination } from '~/ui/pagination';

/** What is searched is too various to be cached. */
export const handle = { keep: false, query: ['keyword', 'page', 'type'] } as const;

const Opening = later(
  import.meta.env.SSR && SearchOpening,
  () => import('~/site/search/search-opening.later').then((part) => part.SearchOpening),
  'used',
);

const Offered = later(import.meta.env.SSR && OfferedPlaces, () =>
  import('~/site/search/offered-places.later').then((part) => part.OfferedPlaces),
);

export function loader(args: LoaderFunctionArgs) {
  return searchData(pageContext(args, handle), args.params.keyword);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.seo);

export default function SearchResult() {
  const { keyword, type, answer, offered } = useLoaderData<typeof loader>();
  const { t } = useTranslation('site');
  const language = useLanguage();
  const browse = <ButtonLink to={sitePaths.places(language)}>{t('search.browse')}</ButtonLink>;
  return (
    <div className="page max-w-4xl pt-10">
      <h1 className="text-3xl">{keyword ? t('search.title_for', { keyword }) : t('search.title')}</h1>
      <SearchAgain key={keyword} keyword={keyword} type={type} />
      {keyword === '' ? (
        <div className="mt-10">
          <EmptyState title={t('search.start')} action={browse}>
            {t('search.start_text')}
          </EmptyState>
        </div>
      ) : answer === null ? (
        <div role="alert" className="mt-10">
          <EmptyState title={t('search.failed')}>{t('search.failed_text')}</EmptyState>
        </div>
      ) : (
        <>
          <Opening keyword={keyword} type={type} answer={answer} />
          <SearchHits hits={answer.data} />
          {answer.data.length === 0 && answer.answers.length === 0 && (
            <div className="mt-10">
              <EmptyList title={t('search.none', { keyword })} action={browse}>
                {t('search.none_text')}
              </EmptyList>
            </div>
          )}
          <Pagination page={answer.page} lastPage={answer.last_page} />
        </>
      )}
      {offered.length > 0 && <Offered cities={offered} first={keyword === ''} />}
    </div>
  );
}
