import { Link } from '@remix-run/react';
import type { CityRow } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { cx } from '~/ui/cx';
import { Archipelagos } from './archipelagos';
import { DrawnBase } from './base/drawn-base';
import { DrawnNames } from './base/drawn-names';
import { DOT, LABEL_SIZE, type PlacedLabel, placeLabels } from './labels';
import { mapSize } from './projection';
import { Room } from './room';

const PHONE_SCALE = 1.6;

type MapCity = Pick<CityRow, 'id' | 'title' | 'slug' | 'lat' | 'lon' | 'region'> &
  Partial<Pick<CityRow, 'is_highlight'>>;

/** What a place is like, in the month that a map is of. */
type Quality = (city: MapCity) => 'good' | 'mixed' | 'poor' | null;

interface CountryMapProps {
  cities: MapCity[];
  /** What the map shows, in words. */
  label: string;
  /** Places that the rest steps back behind; none means that all are alike. */
  chosen?: (city: MapCity) => boolean;
  /** How good a place is, where the map shows that: in shape as well as in colour. */
  quality?: Quality;
  /** Dots and labels are drawn that many times larger, for maps that are shown small. */
  scale?: number;
  className?: string;
}

interface MapPointProps {
  point: PlacedLabel<MapCity>;
  scale: number;
  /** Steps back behind the chosen ones. */
  faded: boolean;
  look: ReturnType<Quality> | undefined;
}

const fills = {
  good: 'fill-jade stroke-surface',
  mixed: 'fill-turmeric stroke-surface',
  poor: 'fill-surface stroke-lacquer',
} as const;

interface MapDotProps extends Pick<MapPointProps, 'scale' | 'faded' | 'look'> {
  x: number;
  y: number;
  size: number;
}

function MapDot({ x, y, size, scale, faded, look }: MapDotProps) {
  const usual = faded ? 'fill-surface stroke-muted' : 'fill-lacquer stroke-surface';
  const shown = {
    strokeWidth: 2 * scale,
    className: cx('group-hover/point:fill-ink', look ? fills[look] : usual),
  };
  if (look === 'mixed')
    return (
      <path
        d={`M${x} ${y - 1.3 * size}l${1.3 * size} ${1.3 * size}-${1.3 * size} ${1.3 * size}-${1.3 * size}-${1.3 * size}Z`}
        {...shown}
      />
    );
  return <circle cx={x} cy={y} r={look === 'poor' ? 0.75 * size : size} {...shown} />;
}

function MapPoint({ point, scale, faded, look }: MapPointProps) {
  const language = useLanguage();
  const { place, x, y, label } = point;
  return (
    <Link
      to={sitePaths.city(language, place.slug)}
      prefetch="intent"
      aria-label={place.title}
      className="group/point outline-offset-4"
    >
      {label?.line && (
        <line
          x1={x}
          y1={y}
          x2={label.line.x}
          y2={label.line.y}
          strokeWidth={1.2 * scale}
          className="stroke-muted"
        />
      )}
      {/* More to press than what is seen of it. */}
      <circle cx={x} cy={y} r={3 * DOT * scale} fill="transparent" />
      <MapDot x={x} y={y} size={(faded ? 0.8 : 1) * DOT * scale} scale={scale} faded={faded} look={look} />
      {label ? (
        <text
          x={label.x}
          y={label.y}
          textAnchor={label.anchor}
          fontSize={LABEL_SIZE * scale}
          paintOrder="stroke"
          strokeWidth={3.5 * scale}
          strokeLinejoin="round"
          className={cx('stroke-paper group-hover/point:underline', faded ? 'fill-muted' : 'fill-ink')}
        >
          {place.title}
        </text>
      ) : (
        <title>{place.title}</title>
      )}
    </Link>
  );
}

interface MapPointsProps {
  cities: MapCity[];
  chosen?: ((city: MapCity) => boolean) | undefined;
  quality?: Quality | undefined;
  scale: number;
  className?: string;
}

/** All places at one scale; the chosen ones get their labels first, and of those the well-known. */
function MapPoints({ cities, chosen = () => true, quality, scale, className }: MapPointsProps) {
  const rank = (city: MapCity) => 2 * Number(chosen(city)) + Number(city.is_highlight ?? false);
  const ordered = [...cities].sort((a, b) => rank(b) - rank(a));
  const room = new Room(scale);
  const placed = placeLabels(ordered, { scale }, room);
  return (
    <g className={className}>
      <Archipelagos scale={scale} />
      <DrawnNames room={room} scale={scale} />
      {placed.map((point) => (
        <MapPoint
          key={point.place.id}
          point={point}
          scale={scale}
          faded={!chosen(point.place)}
          look={quality?.(point.place)}
        />
      ))}
    </g>
  );
}

/** The country with places as links; the same places stand in a list beside every map. */
export function CountryMap({ cities, label, chosen, quality, scale = 1, className }: CountryMapProps) {
  return (
    <nav aria-label={label} data-print="keep" className={className}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would be a tooltip over every place; the nav has the name */}
      <svg
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        className="mx-auto h-auto max-h-full max-w-full rounded-card bg-river-wash/45 font-text"
      >
        <DrawnBase scale={scale} plain={scale > 1.5} />
        {/* A phone shows the same drawing at half the width: what is written on it must be larger there. */}
        <MapPoints
          cities={cities}
          chosen={chosen}
          quality={quality}
          scale={scale}
          className="max-sm:hidden"
        />
        <MapPoints
          cities={cities}
          chosen={chosen}
          quality={quality}
          scale={scale * PHONE_SCALE}
          className="sm:hidden"
        />
      </svg>
    </nav>
  );
}
