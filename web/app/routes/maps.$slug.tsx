import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react';
import { visitorContext } from '~/api/page-context.server';
import { pageMeta } from '~/seo/meta';
import { FullMap } from '~/site/map/city/full-map';
import { fullMapData } from '~/site/map/city/full-map-data.server';

export const handle = { i18n: ['site', 'maps'], query: ['keyword', 'kind'] } as const;

export async function loader(args: LoaderFunctionArgs) {
  return fullMapData(await visitorContext(args, handle), args.params);
}

/** One address, two languages: nobody between here and the visitor may keep it. */
export const headers = () => ({ vary: 'Accept-Language, Cookie', 'cache-control': 'private, no-store' });

/** Another place of the same city is on the page already. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) => {
  const { currentParams, nextParams, currentUrl, nextUrl, defaultShouldRevalidate } = change;
  const samePage = currentParams.slug === nextParams.slug && currentUrl.search === nextUrl.search;
  return samePage ? false : defaultShouldRevalidate;
};

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ ...data.seo, alternates: {} }) : [];

export default function FullMapPage() {
  return <FullMap data={useLoaderData<typeof loader>()} />;
}
