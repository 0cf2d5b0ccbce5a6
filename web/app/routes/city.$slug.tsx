import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { breadcrumbList, faqPage } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { cityData } from '~/site/city/city-data.server';
import { CityFacts } from '~/site/city/city-facts';
import { CityHero } from '~/site/city/city-hero';
import { touristDestination } from '~/site/city/city-json-ld';
import { ClimateChart } from '~/site/city/climate-chart';
import { OtherCities } from '~/site/city/other-cities';
import { StoriesOfCity } from '~/site/city/stories-of-city';
import { Faqs } from '~/site/detail/faqs';
import { Gallery } from '~/site/detail/gallery';
import { sitePaths } from '~/site/paths';
import { Section } from '~/site/section';

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
  const { city, vietnameseTitle, stories, outline } = useLoaderData<typeof loader>();
  const { t } = useTranslation('site');
  return (
    <article>
      <CityHero city={city} />
      <div className="page grid gap-x-12 gap-y-12 pb-[calc(var(--section)/2)] lg:grid-cols-12">
        <div
          className="prose lg:col-span-7"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API when it is written
          dangerouslySetInnerHTML={{ __html: city.content }}
        />
        <CityFacts city={city} vietnameseTitle={vietnameseTitle} outline={outline} />
      </div>
      {city.weather_normals.length > 0 && (
        <Section
          id="when-to-go"
          title={t('city.when_to_go')}
          lead={t('city.when_to_go_lead', { title: city.title })}
        >
          <ClimateChart title={city.title} normals={city.weather_normals} bestMonths={city.best_months} />
        </Section>
      )}
      <Gallery title={city.title} items={city.galleries} />
      <StoriesOfCity title={city.title} stories={stories} />
      <Faqs title={city.title} faqs={city.faqs} />
      <OtherCities cities={city.other_cities} />
    </article>
  );
}
