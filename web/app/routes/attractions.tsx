import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { useLanguage } from '~/i18n/use-language';
import { later } from '~/rendering/later/later';
import { breadcrumbList } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { ListHeader } from '~/site/list/list-header';
import { sitePaths } from '~/site/paths';
import { attractionsData } from '~/site/resources/attractions/attractions-data.server';
import { AttractionsFilter } from '~/site/resources/attractions/attractions-filter.later';
import { AttractionsMap } from '~/site/resources/attractions/attractions-map.later';
import { ViewToggle } from '~/site/resources/attractions/view-toggle';
import { NothingFound } from '~/site/resources/lists/nothing-found';
import { PlaceList } from '~/site/resources/lists/place-list';
import { RecentlyViewed } from '~/site/resources/lists/recently-viewed';
import { Pagination } from '~/ui/pagination';

export const handle = {
  i18n: ['site', 'places'],
  query: [
    'resource_type',
    'keyword',
    'vr',
    'page',
    'city_id',
    'view',
    'in_month',
    'diet',
    'suits_age',
    'price_max',
    'access',
    'shelter',
    'minutes_max',
    'quiet',
  ],
  passing: ['open_now'],
} as const;

const FoundMap = later(import.meta.env.SSR && AttractionsMap, () =>
  import('~/site/resources/attractions/attractions-map.later').then((part) => part.AttractionsMap),
);

const LaterAttractionsFilter = later(
  import.meta.env.SSR && AttractionsFilter,
  () =>
    import('~/site/resources/attractions/attractions-filter.later').then((part) => part.AttractionsFilter),
  'used',
);

export function loader(args: LoaderFunctionArgs) {
  return attractionsData(pageContext(args, handle));
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { seo } = data;
  const home = { title: 'Visit Vietnam', path: sitePaths.home(seo.language) };
  const here = { title: seo.title, path: sitePaths.attractions(seo.language) };
  return pageMeta(seo, [breadcrumbList(seo.publicUrl, [home, here])]);
};

export default function Attractions() {
  const data = useLoaderData<typeof loader>();
  const { t } = useTranslation(['places', 'site']);
  const language = useLanguage();
  const { places, points, filters, facets, total, page, lastPage, isWhole, city, kind } = data;
  const all = sitePaths.attractions(language);
  const narrowedTo = city?.title ?? kind;
  const title = city ? t('attractions.title_in', { city: city.title }) : (kind ?? t('attractions.title'));
  return (
    <div className="page pt-6 pb-16">
      <ListHeader
        crumbs={[
          { title: t('site:home.crumb'), to: sitePaths.home(language) },
          { title: t('attractions.crumb'), ...(narrowedTo ? { to: all } : {}) },
          ...(narrowedTo ? [{ title: narrowedTo }] : []),
        ]}
        title={title}
        lead={t('attractions.lead')}
      />
      <LaterAttractionsFilter data={data} />
      <div className="mt-5 mb-8 flex flex-wrap items-center justify-between gap-4">
        <p role="status" className="text-sm text-muted">
          {t('attractions.count', { count: total })}
          {filters.onMap && total > points.length && ` ${t('attractions.first', { count: points.length })}`}
        </p>
        <ViewToggle filters={filters} />
      </div>
      {total === 0 && <NothingFound to={all} facets={facets} />}
      {points.length > 0 && <FoundMap points={points} />}
      {places.length > 0 && <PlaceList places={places} withLead={isWhole} />}
      {!filters.onMap && <Pagination page={page} lastPage={lastPage} />}
      <RecentlyViewed section="attractions" />
    </div>
  );
}
