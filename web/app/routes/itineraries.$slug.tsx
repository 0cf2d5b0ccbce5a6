import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageContext } from '~/api/page-context.server';
import { later } from '~/rendering/later/later';
import { breadcrumbList } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { Alerts } from '~/site/alerts/alerts';
import { Story } from '~/site/detail/story';
import { Included } from '~/site/itineraries/included.later';
import { itineraryData } from '~/site/itineraries/itinerary-data.server';
import { ItineraryFacts } from '~/site/itineraries/itinerary-facts.later';
import { ItineraryHero } from '~/site/itineraries/itinerary-hero';
import { touristTrip } from '~/site/itineraries/itinerary-json-ld';
import { ItinerarySections } from '~/site/itineraries/itinerary-sections.later';
import { sitePaths } from '~/site/paths';

export const handle = {
  i18n: ['site', 'itineraries'],
  query: ['review_page', 'review_sort'],
} as const;

const Facts = later(
  import.meta.env.SSR && ItineraryFacts,
  () => import('~/site/itineraries/itinerary-facts.later').then((part) => part.ItineraryFacts),
  'used',
);

const IncludedParts = later(
  import.meta.env.SSR && Included,
  () => import('~/site/itineraries/included.later').then((part) => part.Included),
  'used',
);

const Sections = later(
  import.meta.env.SSR && ItinerarySections,
  () => import('~/site/itineraries/itinerary-sections.later').then((part) => part.ItinerarySections),
  'used',
);

export function loader(args: LoaderFunctionArgs) {
  return itineraryData(pageContext(args, handle), args.params.slug ?? '');
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { tour, crumb, seo } = data;
  return pageMeta(seo, [
    touristTrip(data, seo),
    breadcrumbList(seo.publicUrl, [
      { title: 'Visit Vietnam', path: sitePaths.home(seo.language) },
      { title: crumb, path: sitePaths.itineraries(seo.language) },
      { title: tour.title, path: sitePaths.itinerary(seo.language, tour.slug) },
    ]),
  ]);
};

export default function ItineraryPage() {
  const { tour, days, legs, course, reviews, alerts } = useLoaderData<typeof loader>();
  const { content, includes, excludes } = tour;
  return (
    <article>
      <ItineraryHero tour={tour} />
      {alerts.length > 0 && <Alerts alerts={alerts} className="page mt-8 mb-6" />}
      <Story html={content} after={<IncludedParts includes={includes} excludes={excludes} />}>
        <Facts tour={tour} />
      </Story>
      <Sections tour={tour} days={days} legs={legs} course={course} reviews={reviews} />
    </article>
  );
}
