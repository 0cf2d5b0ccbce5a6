import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { breadcrumbList } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { CardGrid, gridSizes } from '~/site/cards/card-grid';
import { TourCard } from '~/site/cards/tour-card';
import { Gallery } from '~/site/detail/gallery';
import { Story } from '~/site/detail/story';
import { DaysAndMap } from '~/site/itineraries/days-and-map';
import { Departures } from '~/site/itineraries/departures';
import { Included } from '~/site/itineraries/included';
import { itineraryData } from '~/site/itineraries/itinerary-data.server';
import { ItineraryFacts } from '~/site/itineraries/itinerary-facts';
import { ItineraryHero } from '~/site/itineraries/itinerary-hero';
import { touristTrip } from '~/site/itineraries/itinerary-json-ld';
import { sitePaths } from '~/site/paths';
import { RateControl } from '~/site/reviews/rate-control';
import { Reviews } from '~/site/reviews/reviews';
import { Section } from '~/site/section';

export const handle = {
  i18n: ['site', 'itineraries', 'booking', 'reviews'],
  query: ['review_page', 'review_sort'],
};

export function loader(args: LoaderFunctionArgs) {
  return itineraryData(pageContext(args), args.params.slug ?? '');
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
  const { tour, days, legs, reviews } = useLoaderData<typeof loader>();
  const { t } = useTranslation('itineraries');
  const { title, content, includes, excludes, departures, galleries, related } = tour;
  return (
    <>
      <article>
        <ItineraryHero tour={tour} />
        <Story html={content} after={<Included includes={includes} excludes={excludes} />}>
          <ItineraryFacts tour={tour} />
        </Story>
        <DaysAndMap tour={tour} days={days} legs={legs} />
        {/* What is printed is a sheet to travel with. */}
        <div data-print="hide">
          <Departures tourId={tour.id} departures={departures} />
          <div className="page">
            <RateControl kind="tour" record={tour} />
          </div>
          <Reviews kind="tour" record={tour} reviews={reviews} />
          <Gallery title={title} items={galleries} heading={t('gallery')} />
        </div>
      </article>
      {related.length > 0 && (
        <div data-print="hide">
          <Section title={t('related')}>
            <CardGrid>
              {related.map((other) => (
                <TourCard key={other.id} tour={other} sizes={gridSizes} withRoute />
              ))}
            </CardGrid>
          </Section>
        </div>
      )}
    </>
  );
}
