import type { TourRow } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { type CardLook, RecordCard } from './record-card';
import { factLine, useAmounts } from './use-amounts';

/** An itinerary: how long, where it starts, from which price. */
export function TourCard({ tour, ...look }: CardLook & { tour: TourRow }) {
  const language = useLanguage();
  const { days, priceFrom } = useAmounts();
  const { slug, duration_days, departure_point, price } = tour;
  return (
    <RecordCard
      {...look}
      kind="tour"
      record={tour}
      to={sitePaths.itinerary(language, slug)}
      fact={factLine(days(duration_days), departure_point?.title, priceFrom(price))}
    />
  );
}
