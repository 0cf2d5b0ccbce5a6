import { Archipelagos } from '~/site/map/archipelagos';
import type { Outline } from '~/site/map/outline.server';
import { mapSize, project } from '~/site/map/projection';
import { cx } from '~/ui/cx';
import type { WizardCity } from './wizard-data.server';

interface RouteSketchProps {
  outline: Outline;
  cities: WizardCity[];
  /** Ids of the chosen ones in the order of travel. */
  route: number[];
  /** A place that is pressed joins the route. The list beside the drawing does the same for everybody. */
  onAdd: (id: number) => void;
  className?: string;
}

/** The country with the route as it grows; a picture of what the list beside it says. */
export function RouteSketch({ outline, cities, route, onAdd, className }: RouteSketchProps) {
  const placed = cities.flatMap(({ id, title, lat, lon }) => {
    if (lat === null || lon === null) return [];
    const [x, y] = project(lon, lat);
    return [{ id, title, x, y }];
  });
  const stations = route.flatMap((id) => placed.find((city) => city.id === id) ?? []);
  return (
    <svg
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      aria-hidden="true"
      focusable="false"
      className={cx('h-auto w-full rounded-card bg-river-wash/45 font-text', className)}
    >
      <path d={outline.neighbours} className="fill-line/45 stroke-paper" strokeWidth="1" />
      <path
        d={outline.country}
        className="fill-jade-wash stroke-jade"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <Archipelagos scale={1.2} />
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
      {stations.map(({ id, title, x, y }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place may come twice on a route
        <g key={`${id} ${index}`} className="pointer-events-none">
          <circle cx={x} cy={y} r="14" strokeWidth="2.5" className="fill-lacquer stroke-surface" />
          <text x={x} y={y + 5.5} textAnchor="middle" fontSize="16" className="fill-on-lacquer font-semibold">
            {index + 1}
          </text>
          <text
            x={x < mapSize.width * 0.62 ? x + 20 : x - 20}
            y={y + 6}
            textAnchor={x < mapSize.width * 0.62 ? 'start' : 'end'}
            fontSize="19"
            paintOrder="stroke"
            strokeWidth="5"
            strokeLinejoin="round"
            className="fill-ink stroke-paper"
          >
            {title}
          </text>
        </g>
      ))}
    </svg>
  );
}
