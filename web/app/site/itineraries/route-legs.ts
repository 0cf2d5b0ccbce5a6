import type { TourDay, TourStop } from '~/api/types';
import { metresBetween } from '~/site/outings/nearby';

/** Stops so close together that a map of the whole route shows them as one. */
export interface Leg {
  number: number;
  title: string;
  lat: number;
  lon: number;
  /** The days that are spent there, from the first on. */
  days: number[];
}

interface PlacedStop {
  id: number;
  day: number;
  name: string;
  title: string;
  lat: number;
  lon: number;
}

/** The part of a route's extent below which two stops are one on its map. */
const NEAR = 0.035;

type Names = ReadonlyMap<number, string>;

function placedStops(days: TourDay[], cityNames: Names): PlacedStop[] {
  return days.flatMap(({ day, stops }) =>
    stops.flatMap(({ id, title, lat, lon, city_id }: TourStop) =>
      lat === null || lon === null
        ? []
        : [{ id, day, title, lat, lon, name: cityNames.get(city_id ?? 0) ?? title }],
    ),
  );
}

function extent(stops: PlacedStop[]): number {
  const lats = stops.map(({ lat }) => lat);
  const lons = stops.map(({ lon }) => lon);
  return metresBetween(
    { lat: Math.min(...lats), lon: Math.min(...lons) },
    { lat: Math.max(...lats), lon: Math.max(...lons) },
  );
}

/** The one place that the stops have in common, or the first and the last of them. */
function titleOf(stops: PlacedStop[]): string {
  const titles = [...new Set(stops.map(({ title }) => title))];
  if (titles.length === 1) return titles[0] ?? '';
  const names = [...new Set(stops.map(({ name }) => name))];
  return [...new Set([names[0], names.at(-1)])].join(' – ');
}

/** The legs of a route in their order, and to which of them each stop belongs by its id. */
export function routeLegs(days: TourDay[], cityNames: Names): { legs: Leg[]; legOf: Map<number, number> } {
  const stops = placedStops(days, cityNames);
  const near = stops.length > 0 ? NEAR * extent(stops) : 0;
  const groups: PlacedStop[][] = [];
  for (const stop of stops) {
    const current = groups.at(-1);
    const first = current?.[0];
    if (current && first && metresBetween(first, stop) <= near) current.push(stop);
    else groups.push([stop]);
  }
  return {
    legs: groups.flatMap((group, index) => {
      const [first] = group;
      if (!first) return [];
      const { lat, lon } = first;
      const daysThere = [...new Set(group.map(({ day }) => day))];
      return [{ number: index + 1, title: titleOf(group), lat, lon, days: daysThere }];
    }),
    legOf: new Map(groups.flatMap((group, index) => group.map(({ id }) => [id, index + 1] as const))),
  };
}
