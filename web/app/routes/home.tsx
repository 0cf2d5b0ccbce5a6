import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageContext } from '~/api/page-context.server';
import { webSite } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { Hero } from '~/site/home/hero';
import { Highlights } from '~/site/home/highlights';
import { homeData } from '~/site/home/home-data.server';
import { HomeMap } from '~/site/home/home-map';
import type { HomeSection } from '~/site/home/sections';
import { Stories } from '~/site/home/stories';
import { WhenToGo } from '~/site/home/when-to-go';

export function loader(args: LoaderFunctionArgs) {
  return homeData(pageContext(args));
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data?.seo, data ? [webSite(data.seo.publicUrl, data.seo.language)] : []);

export default function Home() {
  const data = useLoaderData<typeof loader>();

  const section = ({ code, title }: HomeSection) => {
    switch (code) {
      case 'highlights':
        return <Highlights key={code} title={title} regions={data.regions} />;
      case 'when_to_go':
        return <WhenToGo key={code} title={title} cities={data.highlighted} month={data.month} />;
      case 'map':
        return <HomeMap key={code} title={title} cities={data.cities} outline={data.outline} />;
      case 'stories':
        return <Stories key={code} title={title} stories={data.stories} />;
    }
  };

  return (
    <>
      <Hero hero={data.hero} />
      {data.sections.map(section)}
    </>
  );
}
