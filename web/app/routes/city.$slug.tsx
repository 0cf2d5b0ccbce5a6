import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageContext } from '~/api/page-context.server';
import { later } from '~/rendering/later/later';
import { breadcrumbList, faqPage } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { Alerts } from '~/site/alerts/alerts';
import { CityContents } from '~/site/city/city-contents';
import { cityData } from '~/site/city/city-data.server';
import { CityFacts } from '~/site/city/city-facts.later';
import { CityHero } from '~/site/city/city-hero';
import { touristDestination } from '~/site/city/city-json-ld';
import { CitySections } from '~/site/city/city-sections.later';
import { Story } from '~/site/detail/story';
import { sitePaths } from '~/site/paths';

export const handle = { i18n: ['site'] };

const Facts = later(import.meta.env.SSR && CityFacts, () =>
  import('~/site/city/city-facts.later').then((part) => part.CityFacts),
);
const Sections = later(import.meta.env.SSR && CitySections, () =>
  import('~/site/city/city-sections.later').then((part) => part.CitySections),
);

export function loader(args: LoaderFunctionArgs) {
  return cityData(pageContext(args), args.params.slug ?? '');
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { city, seo } = data;
  const home = { title: 'Visit Vietnam', path: sitePaths.home(seo.language) };
  const here = { title: city.title, path: sitePaths.city(seo.language, city.slug) };
  return pageMeta(seo, [
    touristDestination(city, seo),
    breadcrumbList(seo.publicUrl, [home, here]),
    ...(city.faqs.length > 0 ? [faqPage(city.faqs)] : []),
  ]);
};

export default function CityPage() {
  const { city, airport, vietnameseTitle, stories, ways, sheet, alerts } = useLoaderData<typeof loader>();
  return (
    <article>
      <CityHero city={city} />
      {alerts.length > 0 && <Alerts alerts={alerts} className="page mt-8 mb-6" />}
      <CityContents city={city} hasWays={ways.length > 0} hasStories={stories.length > 0} />
      <Story html={city.content}>
        <Facts city={city} airport={airport} vietnameseTitle={vietnameseTitle} />
      </Story>
      <Sections city={city} stories={stories} ways={ways} sheet={sheet} />
    </article>
  );
}
