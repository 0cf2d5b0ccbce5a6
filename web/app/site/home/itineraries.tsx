import { useTranslation } from 'react-i18next';
import type { TourRow } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { TourCard } from '~/site/cards/tour-card';
import { TourLine } from '~/site/cards/tour-line';
import { sitePaths } from '~/site/paths';
import { Section } from '~/site/section';

/** The itineraries that are travelled most: an index by days, the first with its picture. */
export function Itineraries({ title, tours }: { title: string; tours: TourRow[] }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const [first, ...others] = tours;
  const rest = others.toSorted((a, b) => a.duration_days - b.duration_days);
  if (!first) return null;
  return (
    <Section
      tight
      title={title || t('home.itineraries')}
      lead={t('home.itineraries_lead')}
      more={{ to: sitePaths.itineraries(language), label: t('home.all_itineraries') }}
    >
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <ul className="border-t border-line max-lg:order-last lg:col-span-5">
          {rest.map((tour) => (
            <li key={tour.id} className="max-md:nth-[n+2]:hidden">
              <TourLine tour={tour} />
            </li>
          ))}
        </ul>
        <TourCard
          tour={first}
          ratio="3:2"
          size="large"
          sizes="(min-width: 64rem) 720px, 100vw"
          withDescription="wide"
          className="lg:col-span-7"
        />
      </div>
    </Section>
  );
}
