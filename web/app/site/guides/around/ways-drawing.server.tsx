import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { i18nInstance } from '~/i18n/instances.server';
import type { Language } from '~/i18n/languages';
import { Archipelagos } from '~/site/map/archipelagos';
import { CountryBase } from '~/site/map/base/drawn-base';
import { DrawnNames } from '~/site/map/base/drawn-names';
import { type CourseKind, type CoursePiece, courseLooks, lineOf } from '~/site/map/course';
import { DOT, LABEL_SIZE, placeLabels } from '~/site/map/labels';
import { mapSize, project } from '~/site/map/projection';
import { Room } from '~/site/map/room';
import { simplifyRing } from '~/site/map/simplify-ring';
import type { WayStop } from './main-ways';

/** A phone shows the same drawing at half the width: what is written on it must be larger there. */
const PHONE_SCALE = 1.4;
/** How far a line may lie from the true one, in map units. */
const TOLERANCE = 0.4;

/** The last is drawn above the others. */
const order: readonly CourseKind[] = ['road', 'cable_car', 'boat', 'railway', 'flight'];

interface DrawnWay {
  stops: readonly WayStop[];
  course: readonly CoursePiece[];
}

interface WaysWords {
  language: Language;
  /** Address of the country's sheet. */
  sheet: string;
  /** What the drawing shows, for those who don't see it. */
  alt: string;
}

const round = (value: number) => Math.round(value * 10) / 10;

function pathOf(piece: CoursePiece): string {
  const points = lineOf(piece).map(([lon = 0, lat = 0]) => project(lon, lat));
  const shown = simplifyRing(points, TOLERANCE).map(([x, y]) => `${round(x)} ${round(y)}`);
  return `M${shown.join('L')}`;
}

/** All lines of a kind as one path; what two ways share is drawn once. */
function linesOf(ways: readonly DrawnWay[], kind: CourseKind): string {
  const pieces = ways.flatMap(({ course }) => course.filter((piece) => piece.kind === kind));
  return [...new Set(pieces.map(pathOf))].join('');
}

/** Lines are as wide on every screen. */
function Lines({ ways }: { ways: readonly DrawnWay[] }) {
  return (
    <g fill="none" strokeLinejoin="round">
      {order.map((kind) => {
        const { width, dashes, stroke } = courseLooks[kind];
        const d = linesOf(ways, kind);
        return d ? (
          <path
            key={kind}
            d={d}
            strokeWidth={width * 0.8}
            strokeDasharray={dashes?.map((length) => length * width * 0.8).join(' ')}
            strokeLinecap={dashes && dashes[0] > 1 ? 'butt' : 'round'}
            vectorEffect="non-scaling-stroke"
            className={stroke}
          />
        ) : null;
      })}
    </g>
  );
}

/** The destinations with their names where there is room; those that most ways lead to choose first. */
function Stops({ ways, scale, className }: { ways: readonly DrawnWay[]; scale: number; className: string }) {
  const all = ways.flatMap(({ stops }) => stops);
  const often = (id: number) => all.filter((stop) => stop.id === id).length;
  const stops = [...new Map(all.map((stop) => [stop.id, stop])).values()]
    .sort((a, b) => often(b.id) - often(a.id))
    // Where names are large, lines to them would cross others: what has no room beside its point stands in the list.
    .map((stop) => ({ ...stop, is_highlight: scale === 1 }));
  const room = new Room(scale);
  const placed = placeLabels(stops, { scale }, room);
  return (
    <g className={className}>
      <Archipelagos scale={scale} />
      <DrawnNames room={room} scale={scale} />
      {placed.map(({ place, x, y, label }) => (
        <g key={place.id}>
          {label?.line && (
            <path
              d={`M${round(x)} ${round(y)}L${round(label.line.x)} ${round(label.line.y)}`}
              strokeWidth={scale}
              className="stroke-muted"
            />
          )}
          <circle
            cx={round(x)}
            cy={round(y)}
            r={DOT * 0.9 * scale}
            strokeWidth={1.6 * scale}
            className="fill-surface stroke-ink"
          />
        </g>
      ))}
      <g
        fontSize={LABEL_SIZE * scale}
        paintOrder="stroke"
        strokeWidth={3.5 * scale}
        strokeLinejoin="round"
        className="fill-ink stroke-paper"
      >
        {placed.map(({ place, label }) =>
          label ? (
            <text key={place.id} x={round(label.x)} y={round(label.y)} textAnchor={label.anchor}>
              {place.title}
            </text>
          ) : null,
        )}
      </g>
    </g>
  );
}

/** Ways on the map of the country as SVG text: the browser gets no code for it. */
export function drawWays(ways: readonly DrawnWay[], { language, sheet, alt }: WaysWords): string {
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18nInstance(language)}>
      <svg
        role="img"
        aria-label={alt}
        width={mapSize.width}
        height={mapSize.height}
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        data-print="keep"
        className="h-auto w-full max-w-xl rounded-card bg-river-wash/45 font-text"
      >
        <CountryBase sheet={sheet} plain />
        <Lines ways={ways} />
        <Stops ways={ways} scale={1} className="max-sm:hidden print:block" />
        <Stops ways={ways} scale={PHONE_SCALE} className="sm:hidden print:hidden" />
      </svg>
    </I18nextProvider>,
  );
}
