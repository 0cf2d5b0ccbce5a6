import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageContext } from '~/api/page-context.server';
import { guideData } from '~/site/guides/guide-data.server';
import { guideMeta } from '~/site/guides/guide-meta';
import { GuidePage } from '~/site/guides/guide-page';

export const handle = { i18n: ['site', 'guides'] };

export function loader(args: LoaderFunctionArgs) {
  return guideData(pageContext(args), 'essentials');
}

export const meta: MetaFunction<typeof loader> = ({ data }) => guideMeta(data, 'essentials');

export default function Essentials() {
  return <GuidePage guide={useLoaderData<typeof loader>()} name="essentials" />;
}
