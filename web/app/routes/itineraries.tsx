import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { useLanguage } from '~/i18n/use-language';
import { later } from '~/rendering/later/later';
import { breadcrumbList } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { itinerariesData } from '~/site/itineraries/itineraries-data.server';
import { ItinerariesFilter } from '~/site/itineraries/itineraries-filter.later';
import { ItinerariesList } from '~/site/itineraries/itineraries-list';
import { Trending } from '~/site/itineraries/trending';
import { ListHeader } from '~/site/list/list-header';
import { sitePaths } from '~/site/paths';
import { Pagination } from '~/ui/pagination';

export const handle = {
  i18n: ['site', 'itineraries'],
  query: ['page', 'keyword', 'duration', 'departurepoint', 'travelstyle'],
} as const;

const LaterItinerariesFilter = later(
  import.meta.env.SSR && ItinerariesFilter,
  () => import('~/site/itineraries/itineraries-filter.later').then((part) => part.ItinerariesFilter),
  'used',
);

export function loader(args: LoaderFunctionArgs) {
  return itinerariesData(pageContext(args, handle));
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { seo } = data;
  const home = { title: 'Visit Vietnam', path: sitePaths.home(seo.language) };
  const here = { title: seo.title, path: sitePaths.itineraries(seo.language) };
  return pageMeta(seo, [breadcrumbList(seo.publicUrl, [home, here])]);
};

export default function Itineraries() {
  const data = useLoaderData<typeof loader>();
  const { t } = useTranslation(['itineraries', 'site']);
  const language = useLanguage();
  const { filters, trending, itineraries, page, lastPage, total } = data;
  const { departure, style } = filters;
  const hasTrending = trending.length > 0;
  const others = itineraries.filter(({ id }) => !trending.some((tour) => tour.id === id));
  const start = departure ? t('list.title_from', { city: departure.title }) : t('list.title');
  return (
    <div className="page pt-6 pb-16">
      <ListHeader
        crumbs={[{ title: t('site:home.crumb'), to: sitePaths.home(language) }, { title: t('title') }]}
        title={style && !departure ? style.title : start}
        lead={style?.description || t('list.lead')}
      />
      <LaterItinerariesFilter {...data} />
      <p role="status" className="mt-5 text-sm text-muted">
        {t('list.count', { count: total })}
      </p>
      <Trending tours={trending} />
      {hasTrending && others.length > 0 && <h2 className="mt-10 text-2xl">{t('list.more')}</h2>}
      {(others.length > 0 || !hasTrending) && (
        <div className="mt-8">
          <ItinerariesList tours={others} heading={hasTrending ? 'h3' : 'h2'} />
        </div>
      )}
      <Pagination page={page} lastPage={lastPage} />
    </div>
  );
}
