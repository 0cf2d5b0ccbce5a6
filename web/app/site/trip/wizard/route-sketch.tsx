import { Archipelagos } from '~/site/map/archipelagos';
import { DrawnBase } from '~/site/map/base/drawn-base';
import { LABEL_SIZE, placeLabels } from '~/site/map/labels';
import { mapSize, project } from '~/site/map/projection';
import { cx } from '~/ui/cx';
import type { WizardCity } from './wizard-data.server';

const SCALE = 1.25;
/** Half the width of a numbered stop, in map units. */
const STATION = 14;

interface RouteSketchProps {
  cities: WizardCity[];
  /** Ids of the chosen ones in the order of travel. */
  route: number[];
  /** A place that is pressed joins the route. The list beside the drawing does the same for everybody. */
  onAdd: (id: number) => void;
  className?: string;
}

/** The country with the route as it grows; a picture of what the list beside it says. */
export function RouteSketch({ cities, route, onAdd, className }: RouteSketchProps) {
  const placed = cities.flatMap(({ id, title, lat, lon }) => {
    if (lat === null || lon === null) return [];
    const [x, y] = project(lon, lat);
    return [{ id, title, x, y }];
  });
  const stations = route.flatMap((id) => placed.find((city) => city.id === id) ?? []);
  const chosen = cities
    .filter(({ id }) => route.includes(id))
    .map((city) => ({ ...city, is_highlight: true }));
  const labels = placeLabels(chosen, { scale: SCALE, dot: STATION / SCALE });
  return (
    <svg
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      aria-hidden="true"
      focusable="false"
      className={cx('h-auto w-full rounded-card bg-river-wash/45 font-text', className)}
    >
      <DrawnBase scale={SCALE} />
      <Archipelagos scale={SCALE} />
      <polyline
        points={stations.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        strokeWidth="3.5"
        strokeDasharray="1 9"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-lacquer"
      />
      {placed.map(({ id, title, x, y }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: hidden from those who cannot point; the list is theirs
        <g key={id} onClick={() => onAdd(id)} className="group/place cursor-pointer">
          <title>{title}</title>
          <circle cx={x} cy={y} r="15" fill="transparent" />
          <circle
            cx={x}
            cy={y}
            r="5.5"
            strokeWidth="2"
            className="fill-surface stroke-muted group-hover/place:fill-lacquer"
          />
        </g>
      ))}
      {stations.map(({ id, x, y }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place may come twice on a route
        <g key={`${id} ${index}`} className="pointer-events-none">
          <circle cx={x} cy={y} r={STATION} strokeWidth="2.5" className="fill-lacquer stroke-surface" />
          <text x={x} y={y + 5.5} textAnchor="middle" fontSize="16" className="fill-on-lacquer font-semibold">
            {index + 1}
          </text>
        </g>
      ))}
      {labels.map(({ place, label }) =>
        label ? (
          <text
            key={place.id}
            x={label.x}
            y={label.y}
            textAnchor={label.anchor}
            fontSize={LABEL_SIZE * SCALE}
            paintOrder="stroke"
            strokeWidth="5"
            strokeLinejoin="round"
            className="pointer-events-none fill-ink stroke-paper"
          >
            {place.title}
          </text>
        ) : null,
      )}
    </svg>
  );
}
