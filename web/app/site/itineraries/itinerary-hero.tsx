import { useTranslation } from 'react-i18next';
import type { TourDetail } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { factLine } from '~/site/cards/fact-line';
import { useAmounts } from '~/site/cards/use-amounts';
import { DetailHero } from '~/site/detail/detail-hero';
import { sitePaths } from '~/site/paths';
import { useLength } from './use-length';

/** The picture of an itinerary, its name, and how long it is and where it begins. */
export function ItineraryHero({ tour }: { tour: TourDetail }) {
  const { t } = useTranslation(['itineraries', 'site']);
  const language = useLanguage();
  const { days, priceFrom } = useAmounts();
  const length = useLength();
  const { id, title, slug, image, image_blur, departure_point, travel_style, duration_days, price } = tour;
  const sample = tour.is_sample ? 'tour' : undefined;
  return (
    <DetailHero
      record={tour}
      crumbs={[
        { title: t('site:home.crumb'), to: sitePaths.home(language) },
        { title: t('title'), to: sitePaths.itineraries(language) },
        { title },
      ]}
      subtitle={factLine(
        length(tour),
        departure_point && t('from', { city: departure_point.title }),
        travel_style?.title,
      )}
      sample={sample}
      saved={{
        kind: 'tour',
        id,
        language,
        title,
        path: sitePaths.itinerary(language, slug),
        image,
        image_blur: image_blur ?? null,
        fact: factLine(
          sample && t(`site:sample.${sample}`),
          days(duration_days),
          departure_point?.title,
          priceFrom(price),
        ),
      }}
    />
  );
}
