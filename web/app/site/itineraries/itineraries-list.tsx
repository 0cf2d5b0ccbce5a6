import { useTranslation } from 'react-i18next';
import type { TourRow } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { CardGrid, gridSizes } from '~/site/cards/card-grid';
import { TourCard } from '~/site/cards/tour-card';
import { EmptyList } from '~/site/list/empty-list';
import { sitePaths } from '~/site/paths';
import { ButtonLink } from '~/ui/button';

/** One page of itineraries, or what to do when there are none. */
export function ItinerariesList({ tours, heading }: { tours: TourRow[]; heading: 'h2' | 'h3' }) {
  const { t } = useTranslation('itineraries');
  const language = useLanguage();
  if (tours.length === 0) {
    return (
      <EmptyList
        title={t('list.none')}
        action={<ButtonLink to={sitePaths.itineraries(language)}>{t('list.show_all')}</ButtonLink>}
      >
        {t('list.none_text')}
      </EmptyList>
    );
  }
  return (
    <CardGrid>
      {tours.map((tour) => (
        <TourCard key={tour.id} tour={tour} heading={heading} sizes={gridSizes} withRoute />
      ))}
    </CardGrid>
  );
}
