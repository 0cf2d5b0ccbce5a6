import type { TourRow } from '~/api/types';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { factLine } from './fact-line';
import { type CardLook, RecordCard } from './record-card';
import { useAmounts } from './use-amounts';

interface TourCardProps extends CardLook {
  tour: TourRow;
  /** Names the destinations on the way in a second line. */
  withRoute?: boolean;
}

/** An itinerary: how long, where it starts, from which price. */
export function TourCard({ tour, withRoute, ...look }: TourCardProps) {
  const language = useLanguage();
  const { days, priceFrom } = useAmounts();
  const { slug, duration_days, departure_point, price, cities, is_sample } = tour;
  const fact = factLine(days(duration_days), departure_point?.title, priceFrom(price));
  return (
    <RecordCard
      {...look}
      kind="tour"
      record={tour}
      to={sitePaths.itinerary(language, slug)}
      fact={fact}
      sample={is_sample ? 'tour' : undefined}
      factNode={
        withRoute &&
        cities.length > 1 && (
          <>
            <Names>{fact}</Names>
            <span className="mt-1 block text-ink">
              <Names>{cities.map(({ title }) => title).join(' – ')}</Names>
            </span>
          </>
        )
      }
    />
  );
}
