import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { PlaceMap } from '../place-map';
import type { CityMapData } from './city-map-data.server';

interface CityMapProps {
  city: CityMapData['city'];
  places: CityMapData['places'];
  sheet: CityMapData['sheet'];
  selected: string | null;
  onSelect: (key: string | null) => void;
  here?: { lat: number; lon: number } | null;
  /** Fills the window. */
  whole?: boolean;
  height: string;
  className?: string;
}

/** Circles that say how far one walks and rides. */
const KILOMETRES = [1, 2, 5, 10, 25];

/** A city's places on the map, with circles of distance around its middle. */
export function CityMap({ city, places, ...rest }: CityMapProps) {
  const { t } = useTranslation('maps');
  const language = useLanguage();
  const points = useMemo(
    () =>
      places.map(({ key, kind, title, lat, lon, path, more }) => ({
        id: key,
        kind,
        title,
        lat,
        lon,
        note: more?.address,
        to: sitePaths.place(language, path),
      })),
    [places, language],
  );
  const rings =
    city.lat === null || city.lon === null
      ? undefined
      : { lat: city.lat, lon: city.lon, kilometres: KILOMETRES };
  return (
    <PlaceMap {...rest} asked listed points={points} rings={rings} label={t('label', { city: city.title })} />
  );
}
