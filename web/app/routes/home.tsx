import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageContext } from '~/api/page-context.server';
import { webSite } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { Essentials } from '~/site/home/essentials';
import { Events } from '~/site/home/events';
import { Experiences } from '~/site/home/experiences';
import { Figures } from '~/site/home/figures';
import { Hero } from '~/site/home/hero';
import { Highlights } from '~/site/home/highlights';
import { homeData } from '~/site/home/home-data.server';
import { HomeMap } from '~/site/home/home-map';
import { Itineraries } from '~/site/home/itineraries';
import { Plan } from '~/site/home/plan';
import type { HomeSection } from '~/site/home/sections';
import { Stories } from '~/site/home/stories';
import { Things } from '~/site/home/things';
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
      case 'experiences':
        return <Experiences key={code} title={title} types={data.types} />;
      case 'events':
        return <Events key={code} title={title} events={data.events} />;
      case 'itineraries':
        return <Itineraries key={code} title={title} tours={data.tours} />;
      case 'things_to_do':
        return <Things key={code} title={title} things={data.things} />;
      case 'stories':
        return <Stories key={code} title={title} stories={data.stories} />;
      case 'essentials':
        return <Essentials key={code} title={title} pages={data.essentials} />;
      case 'plan_your_trip':
        return <Plan key={code} title={title} tools={data.tools} />;
    }
  };

  return (
    <>
      <Hero hero={data.hero} />
      <Figures figures={data.figures} />
      {data.sections.map(section)}
    </>
  );
}
