import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CityRow } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { CountryMap } from '~/site/map/country-map';
import { PlaceMap } from '~/site/map/place-map';
import type { MapPoint } from '~/site/map/point';
import { sitePaths } from '~/site/paths';

interface PlacesMapProps {
  all: Pick<CityRow, 'id' | 'title' | 'slug' | 'lat' | 'lon' | 'region' | 'is_highlight'>[];
  /** Those that the filters leave. */
  found: CityRow[];
  className?: string;
}

/** The destinations on a map to move about in; before it is there, and without JavaScript, on the drawn one. */
export function PlacesMap({ all, found, className }: PlacesMapProps) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const points = useMemo(
    () =>
      found.flatMap(({ id, title, slug, lat, lon, region }): MapPoint[] =>
        lat === null || lon === null
          ? []
          : [
              {
                id: String(id),
                kind: 'city',
                title,
                lat,
                lon,
                note: region?.title,
                to: sitePaths.city(language, slug),
              },
            ],
      ),
    [found, language],
  );
  const foundIds = new Set(found.map(({ id }) => id));
  return (
    <PlaceMap
      points={points}
      label={t('map.label')}
      country
      height="h-[26rem] sm:h-[min(44rem,calc(100dvh-6rem))] lg:tall:h-[min(44rem,calc(100dvh-13rem))]"
      className={className}
      fallback={
        <CountryMap
          cities={all}
          label={t('map.label')}
          chosen={found.length < all.length ? ({ id }) => foundIds.has(id) : undefined}
          className="flex size-full items-center justify-center"
        />
      }
    />
  );
}
