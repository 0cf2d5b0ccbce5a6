import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { useLanguage } from '~/i18n/use-language';
import { later } from '~/rendering/later/later';
import { breadcrumbList } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { ListHeader } from '~/site/list/list-header';
import { sitePaths } from '~/site/paths';
import { hotelsData } from '~/site/resources/hotels/hotels-data.server';
import { HotelsEnding } from '~/site/resources/hotels/hotels-ending.later';
import { HotelsFilter } from '~/site/resources/hotels/hotels-filter.later';
import { NothingFound } from '~/site/resources/lists/nothing-found';
import { PlaceList } from '~/site/resources/lists/place-list';

export const handle = {
  i18n: ['site', 'places'],
  query: [
    'keyword',
    'page',
    'city_id',
    'hotel_types[]',
    'hotel_types',
    'in_month',
    'suits_age',
    'price_max',
    'access',
    'shelter',
  ],
} as const;

const Ending = later(import.meta.env.SSR && HotelsEnding, () =>
  import('~/site/resources/hotels/hotels-ending.later').then((part) => part.HotelsEnding),
);

const LaterHotelsFilter = later(
  import.meta.env.SSR && HotelsFilter,
  () => import('~/site/resources/hotels/hotels-filter.later').then((part) => part.HotelsFilter),
  'used',
);

export function loader(args: LoaderFunctionArgs) {
  return hotelsData(pageContext(args, handle));
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { seo } = data;
  const home = { title: 'Visit Vietnam', path: sitePaths.home(seo.language) };
  const here = { title: seo.title, path: sitePaths.hotels(seo.language) };
  return pageMeta(seo, [breadcrumbList(seo.publicUrl, [home, here])]);
};

export default function Hotels() {
  const data = useLoaderData<typeof loader>();
  const { t } = useTranslation(['places', 'site']);
  const language = useLanguage();
  const { hotels, city, facets, isWhole } = data;
  const all = sitePaths.hotels(language);
  return (
    <div className="page pt-6 pb-16">
      <ListHeader
        crumbs={[
          { title: t('site:home.crumb'), to: sitePaths.home(language) },
          { title: t('hotels.crumb'), ...(city ? { to: all } : {}) },
          ...(city ? [{ title: city.title }] : []),
        ]}
        title={city ? t('hotels.title_in', { city: city.title }) : t('hotels.title')}
        lead={t('hotels.lead')}
      >
        <p className="mt-4">
          <Link
            to={sitePaths.historicHotels(language)}
            prefetch="intent"
            className="link inline-block py-1 font-semibold"
          >
            {t('hotels.historic')}
          </Link>
        </p>
      </ListHeader>
      <LaterHotelsFilter data={data} />
      <p role="status" className="mt-5 mb-8 text-sm text-muted">
        {t('hotels.count', { count: hotels.total })} {t('hotels.sample')}
      </p>
      {hotels.data.length > 0 ? (
        <PlaceList places={hotels.data} withLead={isWhole} />
      ) : (
        <NothingFound to={all} facets={facets} />
      )}
      <Ending hotels={hotels} city={city} />
    </div>
  );
}
