import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageContext } from '~/api/page-context.server';
import { pageMeta } from '~/seo/meta';
import { placeData } from '~/site/resources/place/place-data.server';
import { placeJsonLds } from '~/site/resources/place/place-json-ld';
import { PlacePage } from '~/site/resources/place/place-page';

export const handle = {
  i18n: ['site', 'places', 'outings', 'reviews', 'visitor'],
  query: ['review_page', 'review_sort'],
} as const;

export function loader(args: LoaderFunctionArgs) {
  return placeData(pageContext(args, handle), 'attraction', args.params.slug ?? '');
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta(data.seo, placeJsonLds(data)) : [];

export default function AttractionPage() {
  const data = useLoaderData<typeof loader>();
  return <PlacePage data={data} />;
}
