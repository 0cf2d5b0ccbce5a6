import { useTranslation } from 'react-i18next';
import type { CityDetail } from '~/api/types';
import { CityCard } from '~/site/cards/city-card';
import { Section } from '~/site/section';
import { Rail } from '~/ui/rail';
import { useDuration } from './use-duration';

type NextCity = CityDetail['other_cities'][number];

/** Where one might go on to, and how soon one is there. */
export function OtherCities({ cities }: { cities: NextCity[] }) {
  const { t } = useTranslation('site');
  const duration = useDuration();
  if (cities.length === 0) return null;
  const how = ({ way }: NextCity) =>
    way ? t(`city.next.${way.means}`, { duration: duration(way.minutes) }) : undefined;
  return (
    <Section id="other-places" title={t('city.others')}>
      <Rail label={t('city.others')}>
        {cities.map((city) => (
          <div key={city.id} className="w-64 md:w-72">
            <CityCard city={city} before={how(city)} ratio="4:5" sizes="288px" />
          </div>
        ))}
      </Rail>
    </Section>
  );
}
