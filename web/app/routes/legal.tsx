import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageContext } from '~/api/page-context.server';
import { isLegalPage } from '~/site/guide-pages';
import { guideMeta } from '~/site/guides/guide-meta';
import { GuidePage } from '~/site/guides/guide-page';
import { legalData } from '~/site/guides/legal/legal-data.server';
import { Operator } from '~/site/guides/legal/operator';

export const handle = { i18n: ['site', 'guides'] };

/** The name of the page is the last part of its address. */
export function loader(args: LoaderFunctionArgs) {
  const name = new URL(args.request.url).pathname.replace(/\.data$/, '').split('/')[2];
  if (!isLegalPage(name)) throw new Response(null, { status: 404 });
  return legalData(pageContext(args), name);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? guideMeta(data.guide, data.name) : []);

export default function Legal() {
  const { name, guide, profile } = useLoaderData<typeof loader>();
  const operator = <Operator profile={profile} />;
  return (
    <GuidePage guide={guide} name={name} isChapter={false} before={name === 'imprint' ? operator : undefined}>
      {(name === 'terms' || name === 'privacy') && operator}
    </GuidePage>
  );
}
