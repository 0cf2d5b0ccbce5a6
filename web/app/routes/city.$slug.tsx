import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageContext } from '~/api/page-context.server';
import { breadcrumbList, faqPage } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { CityContents } from '~/site/city/city-contents';
import { cityData } from '~/site/city/city-data.server';
import { CityEvents } from '~/site/city/city-events';
import { CityFacts } from '~/site/city/city-facts';
import { CityHero } from '~/site/city/city-hero';
import { CityItineraries } from '~/site/city/city-itineraries';
import { touristDestination } from '~/site/city/city-json-ld';
import { CityMap } from '~/site/city/city-map';
import { CityOutings } from '~/site/city/city-outings';
import { CityPlaces } from '~/site/city/city-places';
import { CityThings } from '~/site/city/city-things';
import { OtherCities } from '~/site/city/other-cities';
import { StoriesOfCity } from '~/site/city/stories-of-city';
import { WeatherNow } from '~/site/city/weather-now';
import { WhenToGo } from '~/site/city/when-to-go';
import { Faqs } from '~/site/detail/faqs';
import { Gallery } from '~/site/detail/gallery';
import { Story } from '~/site/detail/story';
import { sitePaths } from '~/site/paths';

export const handle = { i18n: ['site', 'weather'] };

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
  const { city, airport, vietnameseTitle, stories, outline } = useLoaderData<typeof loader>();
  return (
    <article>
      <CityHero city={city} />
      <CityContents city={city} hasStories={stories.length > 0} />
      <Story html={city.content}>
        <CityFacts city={city} airport={airport} vietnameseTitle={vietnameseTitle} outline={outline} />
      </Story>
      <WhenToGo city={city} />
      <WeatherNow city={city} />
      <CityThings city={city} />
      <CityPlaces city={city} />
      <CityMap city={city} />
      <CityOutings city={city} />
      <CityItineraries city={city} />
      <CityEvents city={city} />
      <Gallery title={city.title} items={city.galleries} />
      <StoriesOfCity title={city.title} stories={stories} />
      <Faqs title={city.title} faqs={city.faqs} />
      <OtherCities cities={city.other_cities} />
    </article>
  );
}
