import { Link } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { PlaceMap } from '~/site/map/place-map';
import type { MapPoint } from '~/site/map/point';
import { PointSign } from '~/site/map/point-sign';

/** Found places on the map, with the same places in a list beside it. */
export function AttractionsMap({ points }: { points: MapPoint[] }) {
  const { t } = useTranslation('places');
  const [selected, select] = useState<string | null>(null);
  return (
    <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
      <PlaceMap
        asked
        points={points}
        label={t('attractions.map')}
        selected={selected}
        onSelect={select}
        height="h-96 lg:h-[min(44rem,80dvh)]"
        className="lg:sticky lg:top-20 lg:col-span-8"
      />
      <ol className="border-b border-line lg:col-span-4">
        {points.map(({ id, title, kind, to = '', note }) => (
          <li
            key={id}
            className="relative flex items-center gap-3 border-t border-line py-2.5"
            onMouseEnter={() => select(id)}
          >
            <PointSign kind={kind} />
            <span>
              <Link to={to} prefetch="intent" className="stretched link-quiet font-semibold">
                <Names>{title}</Names>
              </Link>
              {note && <span className="block text-sm text-muted">{note}</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
