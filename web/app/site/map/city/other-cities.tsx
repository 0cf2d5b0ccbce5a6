import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { byRegion } from '~/site/places/by-region';
import type { CityMapData } from './city-map-data.server';

interface OtherCityMapsProps {
  others: CityMapData['others'];
  current: number;
  pathOf: (slug: string) => string;
}

/** The maps of the other cities, under their regions. */
export function OtherCityMaps({ others, current, pathOf }: OtherCityMapsProps) {
  const { t } = useTranslation('maps');
  return (
    <nav aria-label={t('other_cities')} id="cities">
      <h2 className="mb-2 text-lg">{t('other_cities')}</h2>
      <ul className="columns-3xs gap-8">
        {byRegion(others.filter(({ id }) => id !== current)).map(({ region, cities }) => (
          <li key={region.id} className="mb-4 break-inside-avoid">
            <h3 className="text-sm text-muted">
              <Names>{region.title}</Names>
            </h3>
            <ul className="flex flex-wrap gap-x-4">
              {cities.map(({ id, title, slug }) => (
                <li key={id}>
                  <Link to={pathOf(slug)} className="link inline-block py-1.5 text-sm">
                    <Names>{title}</Names>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
