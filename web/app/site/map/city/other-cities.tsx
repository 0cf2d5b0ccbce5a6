import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import type { CityMapData } from './city-map-data.server';

interface OtherCityMapsProps {
  others: CityMapData['others'];
  current: number;
  pathOf: (slug: string) => string;
}

/** The maps of the other cities. */
export function OtherCityMaps({ others, current, pathOf }: OtherCityMapsProps) {
  const { t } = useTranslation('maps');
  return (
    <nav aria-label={t('other_cities')} id="cities">
      <h2 className="mb-2 text-lg">{t('other_cities')}</h2>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {others
          .filter(({ id }) => id !== current)
          .map(({ id, title, slug }) => (
            <li key={id}>
              <Link to={pathOf(slug)} className="link inline-block py-1.5 text-sm">
                <Names>{title}</Names>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
