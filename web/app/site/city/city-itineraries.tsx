import { useTranslation } from 'react-i18next';
import type { CityDetail } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { TourLine } from '~/site/cards/tour-line';
import { sitePaths } from '~/site/paths';
import { Section } from '~/site/section';

/** The itineraries that pass a destination, as an index by days. */
export function CityItineraries({ city }: { city: CityDetail }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const { title, tours } = city;
  if (tours.length === 0) return null;
  const byDays = tours.toSorted((a, b) => a.duration_days - b.duration_days);
  return (
    <Section
      id="itineraries"
      title={t('city.itineraries', { title })}
      more={{ to: sitePaths.itineraries(language), label: t('home.all_itineraries') }}
    >
      <ul className="gap-x-12 border-t border-line md:columns-2">
        {byDays.map((tour) => (
          <li key={tour.id} className="break-inside-avoid">
            <TourLine tour={tour} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
