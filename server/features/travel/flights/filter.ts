import type { Journey } from './shapes';

export const sorts = ['departure', 'arrival', 'duration', 'price'] as const;

/** Parts of the day by the hours at which a journey begins. */
export const dayParts = { night: [0, 6], morning: [6, 12], afternoon: [12, 18], evening: [18, 24] } as const;
export type DayPart = keyof typeof dayParts;
export const isDayPart = (value: string): value is DayPart => value in dayParts;

export interface FlightFilters {
  airlines: readonly string[];
  max_stops: number | null;
  /** Parts of the day; none for all. */
  times: readonly DayPart[];
  /** Where it may begin or end, for cities with several airports. */
  airport: string | null;
  sort: (typeof sorts)[number];
}

const order: Record<FlightFilters['sort'], (journey: Journey) => string | number> = {
  departure: ({ departs_at }) => departs_at,
  arrival: ({ arrives_at }) => arrives_at,
  duration: ({ duration_minutes }) => duration_minutes,
  price: ({ price }) => price.low,
};

const hourOf = ({ departs_at }: Journey) => Number(departs_at.slice(11, 13));

const isIn = (journey: Journey, part: DayPart): boolean => {
  const [from, to] = dayParts[part];
  return hourOf(journey) >= from && hourOf(journey) < to;
};

const compare = (a: string | number, b: string | number) => (a < b ? -1 : Number(a > b));

/** The journeys that somebody wants to see, in the order that they want; the earlier one first among equals. */
export const filterJourneys = (journeys: readonly Journey[], filters: FlightFilters): Journey[] => {
  const { airlines, max_stops, times, airport, sort } = filters;
  return journeys
    .filter(({ stops }) => max_stops === null || stops <= max_stops)
    .filter(
      ({ segments }) =>
        airlines.length === 0 || segments.every(({ airline }) => airlines.includes(airline.code)),
    )
    .filter((journey) => times.length === 0 || times.some((part) => isIn(journey, part)))
    .filter(({ from, to }) => airport === null || from.code === airport || to.code === airport)
    .sort(
      (a, b) =>
        compare(order[sort](a), order[sort](b)) || compare(a.departs_at, b.departs_at) || compare(a.id, b.id),
    );
};

/** Who flies any of these, by name. */
export const airlinesOf = (journeys: readonly Journey[]): { code: string; name: string }[] => {
  const found = new Map<string, string>();
  for (const { segments } of journeys)
    for (const { airline } of segments) found.set(airline.code, airline.name);
  return [...found].map(([code, name]) => ({ code, name })).sort((a, b) => compare(a.name, b.name));
};
