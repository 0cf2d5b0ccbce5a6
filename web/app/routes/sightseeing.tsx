import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react';
import { pageContext } from '~/api/page-context.server';
import { breadcrumbList } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { placesOfCity } from '~/site/map/city/city-map-json-ld';
import { Sightseeing } from '~/site/map/city/sightseeing';
import { sightseeingData } from '~/site/map/city/sightseeing-data.server';
import { sitePaths } from '~/site/paths';

export const handle = { i18n: ['site', 'maps'], query: ['keyword', 'kind'] } as const;

export function loader(args: LoaderFunctionArgs) {
  return sightseeingData(pageContext(args, handle), args.params);
}

/** Another place of the same city is on the page already. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) => {
  const { currentParams, nextParams, currentUrl, nextUrl, defaultShouldRevalidate } = change;
  const samePage = currentParams.lang === nextParams.lang && currentParams.slug === nextParams.slug;
  return samePage && currentUrl.search === nextUrl.search ? false : defaultShouldRevalidate;
};

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { city, seo } = data;
  const crumbs = [
    { title: 'Visit Vietnam', path: sitePaths.home(seo.language) },
    { title: city.title, path: sitePaths.city(seo.language, city.slug) },
    { title: seo.title, path: sitePaths.sightseeing(seo.language, city.slug) },
  ];
  return pageMeta(seo, [placesOfCity(data, seo), breadcrumbList(seo.publicUrl, crumbs)]);
};

export default function SightseeingPage() {
  return <Sightseeing data={useLoaderData<typeof loader>()} />;
}
