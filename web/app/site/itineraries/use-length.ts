import { useTranslation } from 'react-i18next';
import type { TourRow } from '~/api/types';
import { useAmounts } from '~/site/cards/use-amounts';

/** "5 days, 4 nights"; a day trip has no nights. */
export function useLength() {
  const { t } = useTranslation('itineraries');
  const { days, nights } = useAmounts();
  return ({ duration_days, duration_nights }: Pick<TourRow, 'duration_days' | 'duration_nights'>): string =>
    duration_nights === 0
      ? days(duration_days)
      : t('length', { days: days(duration_days), nights: nights(duration_nights) });
}
