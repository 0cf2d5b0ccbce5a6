import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageContext } from '~/api/page-context.server';
import { later } from '~/rendering/later/later';
import { organization, webSite } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { Alerts } from '~/site/alerts/alerts';
import { Figures } from '~/site/home/figures';
import { Hero } from '~/site/home/hero';
import { homeData } from '~/site/home/home-data.server';
import { HomeSections } from '~/site/home/home-sections.later';

const Sections = later(import.meta.env.SSR && HomeSections, () =>
  import('~/site/home/home-sections.later').then((part) => part.HomeSections),
);

export function loader(args: LoaderFunctionArgs) {
  return homeData(pageContext(args));
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(
    data?.seo,
    data
      ? [webSite(data.seo.publicUrl, data.seo.language), organization(data.seo.publicUrl, data.owner)]
      : [],
  );

export default function Home() {
  const data = useLoaderData<typeof loader>();

  return (
    <>
      {data.alerts.length > 0 && <Alerts alerts={data.alerts} className="page py-4" />}
      <Hero hero={data.hero} />
      <Figures figures={data.figures} />
      <Sections data={data} />
    </>
  );
}
