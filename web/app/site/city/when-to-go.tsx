import { useTranslation } from 'react-i18next';
import type { CityDetail } from '~/api/types';
import { Section } from '~/site/section';
import { ClimateChart } from './climate-chart';

/** A usual year in a destination, with its best months. */
export function WhenToGo({ city }: { city: CityDetail }) {
  const { t } = useTranslation('site');
  const { title, weather_normals, best_months } = city;
  if (weather_normals.length === 0) return null;
  return (
    <Section id="when-to-go" title={t('city.when_to_go')} lead={t('city.when_to_go_lead', { title })}>
      <ClimateChart title={title} normals={weather_normals} bestMonths={best_months} />
    </Section>
  );
}
