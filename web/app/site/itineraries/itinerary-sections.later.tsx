import { useTranslation } from 'react-i18next';
import { CardGrid, gridSizes } from '~/site/cards/card-grid';
import { TourCard } from '~/site/cards/tour-card';
import { Gallery } from '~/site/detail/gallery';
import { RateControl } from '~/site/reviews/rate-control';
import { Reviews } from '~/site/reviews/reviews';
import { Section } from '~/site/section';
import { DaysAndMap } from './days-and-map';
import { Departures } from './departures';
import type { ItineraryData } from './itinerary-data.server';
import { PriceBar } from './price-bar';
import { TourTerms } from './tour-terms';

type Shown = Pick<ItineraryData, 'tour' | 'days' | 'legs' | 'course' | 'reviews'>;

/** The days of an itinerary, when it departs, what travellers say of it, and others like it. */
export function ItinerarySections({ tour, days, legs, course, reviews }: Shown) {
  const { t } = useTranslation('itineraries');
  const { title, departures, galleries, related } = tour;
  return (
    <>
      <DaysAndMap tour={tour} days={days} legs={legs} course={course} />
      <TourTerms tour={tour} />
      <PriceBar tour={tour} />
      {/* What is printed is a sheet to travel with. */}
      <div data-print="hide">
        <Departures tour={tour} departures={departures} />
        <div className="page">
          <RateControl kind="tour" record={tour} />
        </div>
        <Reviews kind="tour" record={tour} reviews={reviews} />
        <Gallery title={title} items={galleries} heading={t('gallery')} />
      </div>
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
