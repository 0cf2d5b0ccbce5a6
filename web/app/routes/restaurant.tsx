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
import { NothingFound } from '~/site/resources/lists/nothing-found';
import { RecentlyViewed } from '~/site/resources/lists/recently-viewed';
import { restaurantsData } from '~/site/resources/restaurants/restaurants-data.server';
import { RestaurantsFilter } from '~/site/resources/restaurants/restaurants-filter.later';
import { RestaurantsList } from '~/site/resources/restaurants/restaurants-list';
import { Pagination } from '~/ui/pagination';

export const handle = {
  i18n: ['site', 'places'],
  query: [
    'city_id',
    'keyword',
    'page',
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

const LaterRestaurantsFilter = later(
  import.meta.env.SSR && RestaurantsFilter,
  () =>
    import('~/site/resources/restaurants/restaurants-filter.later').then((part) => part.RestaurantsFilter),
  'used',
);

export function loader(args: LoaderFunctionArgs) {
  return restaurantsData(pageContext(args, handle));
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { seo } = data;
  const home = { title: 'Visit Vietnam', path: sitePaths.home(seo.language) };
  const here = { title: seo.title, path: sitePaths.restaurants(seo.language) };
  return pageMeta(seo, [breadcrumbList(seo.publicUrl, [home, here])]);
};

export default function Restaurants() {
  const { restaurants, filters, facets, regions, city } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['places', 'site']);
  const language = useLanguage();
  const all = sitePaths.restaurants(language);
  return (
    <div className="page pt-6 pb-16">
      <ListHeader
        crumbs={[
          { title: t('site:home.crumb'), to: sitePaths.home(language) },
          { title: t('restaurants.crumb'), ...(city ? { to: all } : {}) },
          ...(city ? [{ title: city.title }] : []),
        ]}
        title={city ? t('restaurants.title_in', { city: city.title }) : t('restaurants.title')}
        lead={t('restaurants.lead')}
      />
      <LaterRestaurantsFilter filters={filters} facets={facets} regions={regions} />
      <p role="status" className="mt-5 mb-8 text-sm text-muted">
        {t('restaurants.count', { count: restaurants.total })}
      </p>
      {restaurants.data.length > 0 ? (
        <RestaurantsList places={restaurants.data} />
      ) : (
        <NothingFound to={all} facets={facets} />
      )}
      <Pagination page={restaurants.page} lastPage={restaurants.last_page} />
      <RecentlyViewed section="restaurant" />
    </div>
  );
}
