import { Link } from '@remix-run/react';
import type { CityRow } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { cx } from '~/ui/cx';
import { Archipelagos } from './archipelagos';
import { LABEL_SIZE, type PlacedLabel, placeLabels } from './labels';
import type { Outline } from './outline.server';
import { mapSize } from './projection';

type MapCity = Pick<CityRow, 'id' | 'title' | 'slug' | 'lat' | 'lon' | 'region'>;

interface CountryMapProps {
  outline: Outline;
  cities: MapCity[];
  /** What the map shows, in words. */
  label: string;
  /** Places that the rest steps back behind; none means that all are alike. */
  chosen?: (city: MapCity) => boolean;
  className?: string;
}

function MapPoint({ point, faded }: { point: PlacedLabel<MapCity>; faded: boolean }) {
  const language = useLanguage();
  const { place, x, y, label } = point;
  return (
    <Link
      to={sitePaths.city(language, place.slug)}
      prefetch="intent"
      aria-label={place.title}
      className={cx('group/point outline-offset-4', faded && 'opacity-45 hover:opacity-100')}
    >
      {/* 24 px and more to press, whatever the size of the map. */}
      <circle cx={x} cy={y} r="15" fill="transparent" />
      <circle
        cx={x}
        cy={y}
        r="5"
        strokeWidth="2"
        className="fill-lacquer stroke-surface transition-[r] duration-150 group-hover/point:[r:7px]"
      />
      {label ? (
        <text
          x={label.x}
          y={label.y}
          textAnchor={label.anchor}
          fontSize={LABEL_SIZE}
          paintOrder="stroke"
          strokeWidth="3.5"
          strokeLinejoin="round"
          className="fill-ink stroke-paper group-hover/point:underline"
        >
          {place.title}
        </text>
      ) : (
        <title>{place.title}</title>
      )}
    </Link>
  );
}

/** The country with places as links; the same places stand in a list beside every map. */
export function CountryMap({ outline, cities, label, chosen, className }: CountryMapProps) {
  const ordered = chosen ? [...cities].sort((a, b) => Number(chosen(b)) - Number(chosen(a))) : cities;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, so that no tooltip covers the places
    <svg
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      role="group"
      aria-label={label}
      className={cx('h-auto w-full font-text', className)}
    >
      <path d={outline.neighbours} className="fill-line/45 stroke-paper" strokeWidth="1" />
      <path d={outline.country} className="fill-jade-wash stroke-jade" strokeWidth="1.2" strokeLinejoin="round" />
      <Archipelagos />
      {placeLabels(ordered).map((point) => (
        <MapPoint key={point.place.id} point={point} faded={chosen ? !chosen(point.place) : false} />
      ))}
    </svg>
  );
}
