import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageContext } from '~/api/page-context.server';
import { pageMeta } from '~/seo/meta';
import { sitePaths } from '~/site/paths';
import { placeData } from '~/site/resources/place/place-data.server';
import { placeJsonLds } from '~/site/resources/place/place-json-ld';
import { PlacePage } from '~/site/resources/place/place-page';

export const handle = {
  i18n: ['site', 'places', 'outings', 'reviews', 'visitor'],
  query: ['id', 'review_page', 'review_sort'],
} as const;

/** The place stands in the path, or in `?id=` by id or slug; the first is its own address. */
export function loader(args: LoaderFunctionArgs) {
  const page = pageContext(args, handle);
  const reference = args.params.slug ?? page.search.get('id')?.trim();
  if (!reference) throw redirect(sitePaths.restaurants(page.language));
  return placeData(page, 'restaurant', reference);
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta(data.seo, placeJsonLds(data)) : [];

export default function RestaurantPage() {
  return <PlacePage data={useLoaderData<typeof loader>()} />;
}
