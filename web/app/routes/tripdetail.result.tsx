import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/seo/meta';
import { resultData } from '~/site/trip/result/result-data.server';
import { TripPage } from '~/site/trip/result/trip-page';

export const handle = { i18n: ['site', 'trip', 'events'], keep: false };

/** The frame for plans that only the browser has is the same for all; a plan is somebody's own. */
export async function loader(args: LoaderFunctionArgs) {
  const result = await resultData(args);
  const isFrame = result.start.source === 'kept';
  return data(result, { headers: { 'cache-control': isFrame ? 'public, no-cache' : 'private, no-store' } });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => ({
  'cache-control': loaderHeaders.get('cache-control') ?? 'private, no-store',
});

export const meta: MetaFunction<typeof loader> = ({ data: result }) => pageMeta(result?.seo);

export default function TripResult() {
  const { start, questions, alerts, town } = useLoaderData<typeof loader>();
  return <TripPage start={start} questions={questions} alerts={alerts} town={town} />;
}
