import { useTranslation } from 'react-i18next';
import type { TourRow } from '~/api/types';
import { gridSizes } from '~/site/cards/card-grid';
import { LeadGrid, leadSizes } from '~/site/cards/lead-grid';
import { TourCard } from '~/site/cards/tour-card';

/** Popular itineraries, the first of them large. */
export function Trending({ tours }: { tours: TourRow[] }) {
  const { t } = useTranslation('itineraries');
  if (tours.length === 0) return null;
  return (
    <section aria-labelledby="trending" className="mt-10 border-b border-line pb-12">
      <h2 id="trending" className="mb-6 text-2xl">
        {t('list.trending')}
      </h2>
      <LeadGrid withLead>
        {tours.map((tour, index) => (
          <TourCard
            key={tour.id}
            tour={tour}
            sizes={index === 0 ? leadSizes : gridSizes}
            size={index === 0 ? 'large' : 'normal'}
            withDescription={index === 0}
            withRoute
          />
        ))}
      </LeadGrid>
    </section>
  );
}
