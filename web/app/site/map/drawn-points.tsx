import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { cx } from '~/ui/cx';
import { Archipelagos } from './archipelagos';
import { DrawnBase } from './base/drawn-base';
import { DrawnNames } from './base/drawn-names';
import { DOT, LABEL_SIZE, placeLabels } from './labels';
import type { MapPoint } from './point';
import { lookOf } from './point-kinds';
import { project } from './projection';
import { type Box, Room } from './room';

/** Map units around points, and this much of the country around a single one; it is drawn for no nearer look than `base`. */
const LEAST = { around: 0.14, wide: 60, base: 24 };
/** The box that a drawing usually has on a screen, in pixels. */
const BOX = { width: 520, height: 360 };
const STOP = 10;

/** The piece of the map that the points lie in, and the size of a pixel in it. */
function viewOf(points: readonly MapPoint[]): { frame: Box; unit: number; isNear: boolean } {
  const places = points.map(({ lon, lat }) => project(lon, lat));
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const extent = Math.max(right - left, bottom - top);
  const isNear = points.length > 1 && extent < LEAST.base;
  const wide = points.length > 1 ? extent : LEAST.wide;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const half = (size: number, share: number) => Math.max(size, wide * share) / 2 + wide * LEAST.around;
  const [halfWidth, halfHeight] = [half(right - left, 0.9), half(bottom - top, 0.6)];
  return {
    frame: { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight },
    unit: Math.max((2 * halfWidth) / BOX.width, (2 * halfHeight) / BOX.height),
    isNear,
  };
}

/** A point with the numbers that it has in a journey: several where one comes back to it. */
type Numbered = MapPoint & { numbers: number[]; is_highlight: boolean };

/** Stops that would cover each other as one, with the numbers of all of them. */
function joined(points: readonly MapPoint[], unit: number): Numbered[] {
  const found: Numbered[] = [];
  for (const [index, point] of points.entries()) {
    const [x, y] = project(point.lon, point.lat);
    const same = found.find((other) => {
      const [otherX, otherY] = project(other.lon, other.lat);
      return Math.hypot(x - otherX, y - otherY) < 1.3 * STOP * unit;
    });
    if (same) {
      same.numbers.push(index + 1);
      if (!same.title.split(' · ').includes(point.title)) same.title += ` · ${point.title}`;
    } else found.push({ ...point, numbers: [index + 1], is_highlight: true });
  }
  return found;
}

/** A number takes so much of the width of a stop's sign. */
const DIGIT = 7;

const widthOf = (numbers: readonly number[]) => 2 * STOP + (numbers.join(' · ').length - 1) * DIGIT;

function Stop({ x, y, numbers, unit }: { x: number; y: number; numbers: number[]; unit: number }) {
  const width = widthOf(numbers) * unit;
  return (
    <>
      <rect
        x={x - width / 2}
        y={y - STOP * unit}
        width={width}
        height={2 * STOP * unit}
        rx={STOP * unit}
        strokeWidth={2 * unit}
        className="fill-lacquer stroke-surface"
      />
      <text
        x={x}
        y={y + 4.2 * unit}
        textAnchor="middle"
        fontSize={12 * unit}
        className="figures fill-on-lacquer font-semibold"
      >
        {numbers.join(' · ')}
      </text>
    </>
  );
}

interface DrawnPointsProps {
  points: readonly MapPoint[];
  label: string;
  /** Numbers the points in their order. */
  numbered?: boolean;
  /** What is drawn between the base and the points; gets the size of a pixel. */
  children?: (unit: number) => ReactNode;
}

/**
 * Points on the drawn map of the country, or, where they lie too close together for it, as they lie to each other: what
 * stands in the place of an interactive map before it is asked for, without scripts, and on paper.
 */
export function DrawnPoints({ points, label, numbered, children }: DrawnPointsProps) {
  const { frame, unit, isNear } = viewOf(points);
  const scale = (12.5 / LABEL_SIZE) * unit;
  const room = new Room(scale, frame);
  const shown = numbered
    ? joined(points, unit)
    : points.map((point): Numbered => ({ ...point, numbers: [], is_highlight: false }));
  const widest = Math.max(...shown.map(({ numbers }) => widthOf(numbers)));
  const placed = placeLabels(
    shown,
    { scale, dot: numbered ? (widest / 2) * (unit / scale) : DOT * 1.2 },
    room,
  );
  return (
    <nav aria-label={label} data-print="keep" className={cx('size-full', isNear && 'bg-jade-wash')}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would be a tooltip over every place; the nav has the name */}
      <svg
        viewBox={`${frame.left} ${frame.top} ${frame.right - frame.left} ${frame.bottom - frame.top}`}
        className="size-full overflow-visible font-text"
      >
        {!isNear && <DrawnBase scale={unit} />}
        {!isNear && <Archipelagos scale={scale} />}
        {!isNear && <DrawnNames room={room} scale={scale} />}
        {children?.(unit)}
        {placed.map(({ place, x, y, label: name }) => {
          const drawn = (
            <>
              {name?.line && (
                <line
                  x1={x}
                  y1={y}
                  x2={name.line.x}
                  y2={name.line.y}
                  strokeWidth={unit}
                  className="stroke-muted"
                />
              )}
              {numbered ? (
                <Stop x={x} y={y} numbers={place.numbers} unit={unit} />
              ) : (
                <circle
                  cx={x}
                  cy={y}
                  r={DOT * 1.2 * unit}
                  strokeWidth={2 * unit}
                  className={`stroke-surface ${lookOf(place.kind).fill}`}
                />
              )}
              {name && (
                <text
                  x={name.x}
                  y={name.y}
                  textAnchor={name.anchor}
                  fontSize={LABEL_SIZE * scale}
                  paintOrder="stroke"
                  strokeWidth={3 * unit}
                  strokeLinejoin="round"
                  className="fill-ink stroke-paper"
                >
                  {place.title}
                </text>
              )}
            </>
          );
          return place.to ? (
            <Link key={place.id} to={place.to} aria-label={place.title} className="outline-offset-2">
              {drawn}
            </Link>
          ) : (
            <g key={place.id}>{drawn}</g>
          );
        })}
      </svg>
    </nav>
  );
}
