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
  /** How one comes there from the leg before, where that is told. */
  mode: TourStop['mode'];
}

interface PlacedStop {
  id: number;
  day: number;
  city: string | null;
  title: string;
  lat: number;
  lon: number;
  mode: TourStop['mode'];
}

/** The part of a route's extent below which two stops would cover each other on its map. */
const NEAR = 0.06;
/** The same for stops in one city, of which the map need not tell more than the city. */
const NEAR_IN_CITY = 0.1;

type Names = ReadonlyMap<number, string>;

function placedStops(days: TourDay[], cityNames: Names): PlacedStop[] {
  return days.flatMap(({ day, stops }) =>
    stops.flatMap(({ id, title, lat, lon, mode, city_id }: TourStop) =>
      lat === null || lon === null
        ? []
        : [{ id, day, title, lat, lon, mode, city: cityNames.get(city_id ?? 0) ?? null }],
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

/** One stop by itself, several by their cities, and where they lie in none by the first and the last of them. */
function titleOf(stops: PlacedStop[]): string {
  const titles = [...new Set(stops.map(({ title }) => title))];
  if (titles.length === 1) return titles[0] ?? '';
  const cities = stops.flatMap(({ city }) => city ?? []);
  const names = cities.length > 0 ? cities : titles;
  return [...new Set([names[0], names.at(-1)])].join(' – ');
}

/** Where the name of a leg belongs: at the stop of that name, else at the first one in that city. */
const pointOf = (stops: PlacedStop[], name: string): PlacedStop | undefined =>
  stops.find(({ title }) => title === name) ?? stops.find(({ city }) => city === name);

/** The legs of a route in their order, and to which of them each stop belongs by its id. */
export function routeLegs(days: TourDay[], cityNames: Names): { legs: Leg[]; legOf: Map<number, number> } {
  const stops = placedStops(days, cityNames);
  const whole = stops.length > 0 ? extent(stops) : 0;
  const near = (one: PlacedStop, other: PlacedStop) =>
    metresBetween(one, other) <= whole * (one.city && one.city === other.city ? NEAR_IN_CITY : NEAR);
  const groups: PlacedStop[][] = [];
  for (const stop of stops) {
    const current = groups.at(-1);
    const first = current?.[0];
    if (current && first && near(first, stop)) current.push(stop);
    else groups.push([stop]);
  }
  return {
    legs: groups.flatMap((group, index) => {
      const [first] = group;
      if (!first) return [];
      const title = titleOf(group);
      const { lat, lon } = pointOf(group, title) ?? first;
      const daysThere = [...new Set(group.map(({ day }) => day))];
      return [{ number: index + 1, title, lat, lon, days: daysThere, mode: first.mode }];
    }),
    legOf: new Map(groups.flatMap((group, index) => group.map(({ id }) => [id, index + 1] as const))),
  };
}
