import { Link } from '@remix-run/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { PlaceMap } from '~/site/map/place-map';
import type { MapPoint } from '~/site/map/point';
import { Section } from '~/site/section';
import type { Nearby } from './nearby';
import { useDistance } from './use-distance';

interface WhereProps {
  record: { title: string; lat: number | null; lon: number | null; city: { title: string } | null };
  nearby: Nearby[];
}

/** Where a record is on the map, and what else is around it; the list holds the same places as the map. */
export function Where({ record, nearby }: WhereProps) {
  const { t } = useTranslation('outings');
  const distance = useDistance();
  const { title, lat, lon, city } = record;
  // The map starts anew with every new list of points.
  const points = useMemo<MapPoint[]>(() => {
    if (lat === null || lon === null) return [];
    const around = nearby.map(({ metres, ...point }) => ({ ...point, note: distance(metres) }));
    return [{ id: 'here', title, lat, lon, kind: 'here', own: true }, ...around];
  }, [title, lat, lon, nearby, distance]);
  if (points.length === 0) return null;
  return (
    <Section
      id="where"
      title={t('detail.where')}
      lead={city && nearby.length > 0 ? t('detail.where_lead', { city: city.title }) : city?.title}
    >
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <PlaceMap
          points={points}
          label={t('detail.map', { title })}
          className={nearby.length > 0 ? 'lg:col-span-8' : 'lg:col-span-12'}
        />
        {nearby.length > 0 && (
          <div className="lg:col-span-4">
            <h3 className="text-lg">{t('detail.nearby')}</h3>
            <ol className="mt-3 border-b border-line">
              {nearby.map((place) => (
                <li key={place.id} className="relative border-t border-line py-2.5">
                  <Link to={place.to} prefetch="intent" className="stretched link-quiet font-semibold">
                    <Names>{place.title}</Names>
                  </Link>
                  <p className="figures text-sm text-muted">{distance(place.metres)}</p>
                </li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </Section>
  );
}
