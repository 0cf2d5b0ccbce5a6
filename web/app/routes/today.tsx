import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useMemo } from 'react';
import { pageContext } from '~/api/page-context.server';
import { pageMeta } from '~/seo/meta';
import { useNow } from '~/site/resources/place/use-now';
import { todayData } from '~/site/today/today-data.server';
import { TodayPage } from '~/site/today/today-page';
import { useTown } from '~/site/today/use-town';

/** Made anew for each visit, for what is open is true for minutes only; the same for all, so that it can be kept for the road. */
export const handle = { i18n: ['site', 'trip', 'events'], passing: ['city'], keep: false } as const;

export async function loader(args: LoaderFunctionArgs) {
  const shown = await todayData(pageContext(args, handle));
  return data(shown, { headers: { 'cache-control': 'public, no-cache' } });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => ({
  'cache-control': loaderHeaders.get('cache-control') ?? 'private, no-store',
});

export const meta: MetaFunction<typeof loader> = ({ data: shown }) => [
  ...pageMeta(shown?.seo),
  ...(shown
    ? [
        {
          tagName: 'link',
          rel: 'alternate',
          type: 'application/atom+xml',
          href: `${shown.seo.publicUrl}/${shown.seo.language}/alerts.xml`,
        },
      ]
    : []),
];

export default function Today() {
  const shown = useLoaderData<typeof loader>();
  const ticking = useNow();
  const made = useMemo(() => new Date(shown.now), [shown.now]);
  const town = useTown(shown.cities, shown.town?.city.slug ?? null);
  return <TodayPage shown={shown} now={ticking ?? made} town={town} />;
}
