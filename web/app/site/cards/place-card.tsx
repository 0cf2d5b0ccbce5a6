import { useTranslation } from 'react-i18next';
import type { PlaceCardRow } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { factLine } from './fact-line';
import { type CardLook, RecordCard } from './record-card';
import { useAmounts } from './use-amounts';

/** A sight, a place to eat, of entertainment or to stay: where, and what it costs. */
export function PlaceCard({ place, ...look }: CardLook & { place: PlaceCardRow }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const { pricePerNight } = useAmounts();
  const { path, city, cuisine, price_from, star_rating, is_sample, not_now } = place;
  return (
    <RecordCard
      {...look}
      kind="resource"
      record={place}
      to={sitePaths.place(language, path)}
      away={not_now}
      sample={is_sample ? 'stay' : undefined}
      fact={factLine(
        city?.title,
        cuisine,
        star_rating !== null && t('card.stars', { count: star_rating }),
        pricePerNight(price_from),
      )}
    />
  );
}
