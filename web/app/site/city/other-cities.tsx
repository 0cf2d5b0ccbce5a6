import { useTranslation } from 'react-i18next';
import type { CityRow } from '~/api/types';
import { CityCard } from '~/site/cards/city-card';
import { Section } from '~/site/section';
import { Rail } from '~/ui/rail';

/** Where one might go on to. */
export function OtherCities({ cities }: { cities: CityRow[] }) {
  const { t } = useTranslation('site');
  if (cities.length === 0) return null;
  return (
    <Section id="other-places" title={t('city.others')}>
      <Rail label={t('city.others')}>
        {cities.map((city) => (
          <div key={city.id} className="w-64 md:w-72">
            <CityCard city={city} ratio="4:5" sizes="288px" />
          </div>
        ))}
      </Rail>
    </Section>
  );
}
