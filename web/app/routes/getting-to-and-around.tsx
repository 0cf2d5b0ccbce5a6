import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageContext } from '~/api/page-context.server';
import { mainWaysData } from '~/site/guides/around/main-ways.server';
import { MainWaysPart } from '~/site/guides/around/main-ways-part';
import { guideData } from '~/site/guides/guide-data.server';
import { guideMeta } from '~/site/guides/guide-meta';
import { GuidePage } from '~/site/guides/guide-page';

export const handle = { i18n: ['site', 'guides'] };

export async function loader(args: LoaderFunctionArgs) {
  const page = pageContext(args);
  const [guide, ways] = await Promise.all([guideData(page, 'getting-to-and-around'), mainWaysData(page)]);
  return { ...guide, ways };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => guideMeta(data, 'getting-to-and-around');

export default function GettingToAndAround() {
  const { ways, ...guide } = useLoaderData<typeof loader>();
  return <GuidePage guide={guide} name="getting-to-and-around" before={<MainWaysPart ways={ways} />} />;
}
