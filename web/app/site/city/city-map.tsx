import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CityDetail } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { PlaceMap } from '~/site/map/place-map';
import type { MapPoint } from '~/site/map/point';
import { kindOfPoint } from '~/site/map/point-kinds';
import { sitePaths } from '~/site/paths';
import { Section } from '~/site/section';

/** Everything of a destination that has a place, on one map. */
export function CityMap({ city }: { city: CityDetail }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const { title, slug, list_resources, things_to_do } = city;
  const points = useMemo(() => {
    const placed = [
      ...list_resources.map(({ id, title, lat, lon, path, resource_type }) => ({
        id: `resource-${id}`,
        title,
        lat,
        lon,
        kind: kindOfPoint({ kind: 'resource', resource_type }),
        to: sitePaths.place(language, path),
      })),
      ...things_to_do.map(({ id, title, lat, lon, slug: thing }) => ({
        id: `thing-${id}`,
        title,
        lat,
        lon,
        kind: 'thing',
        to: sitePaths.thing(language, thing),
      })),
    ];
    return placed.flatMap(({ lat, lon, ...point }): MapPoint[] =>
      lat === null || lon === null ? [] : [{ ...point, lat, lon }],
    );
  }, [list_resources, things_to_do, language]);
  if (points.length === 0) return null;
  return (
    <Section
      id="map"
      title={t('city.map', { title })}
      lead={t('city.map_lead')}
      more={{ to: sitePaths.sightseeing(language, slug), label: t('city.open_map') }}
    >
      <PlaceMap label={t('city.map', { title })} points={points} className="rounded-card" />
    </Section>
  );
}
