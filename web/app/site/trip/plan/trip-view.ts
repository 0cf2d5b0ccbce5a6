import type { PlanIssue, ShownDay, ShownPlan, ShownStop } from '../plan';

/** A stop that a map can show, with the number that it has there. */
export interface PlacedStop {
  index: number;
  number: number;
  title: string;
  lat: number;
  lon: number;
}

/** The stops of a day that lie somewhere, numbered in their order. */
export function placedStops({ stops }: ShownDay): PlacedStop[] {
  const placed: PlacedStop[] = [];
  for (const [index, { record }] of stops.entries()) {
    if (!record || record.lat === null || record.lon === null) continue;
    const { title, lat, lon } = record;
    placed.push({ index, number: placed.length + 1, title, lat, lon });
  }
  return placed;
}

/** A stay: days in a row in one city. */
export interface Stay {
  city: NonNullable<ShownDay['city']>;
  from: number;
  to: number;
}

/** The cities of a plan in the order of travel, with the days that are spent in each. */
export function staysOf({ days }: ShownPlan): Stay[] {
  const stays: Stay[] = [];
  for (const { city, number } of days) {
    if (!city) continue;
    const last = stays.at(-1);
    if (last && last.city.id === city.id) last.to = number;
    else stays.push({ city, from: number, to: number });
  }
  return stays;
}

/** Pictures of a plan, from as many days as possible, each once. */
export function picturesOf({ days }: ShownPlan, most: number): string[] {
  const found = new Set<string>();
  const longest = Math.max(0, ...days.map(({ stops }) => stops.length));
  for (let place = 0; place < longest && found.size < most; place += 1) {
    for (const { stops } of days) {
      const image = stops[place]?.record?.image;
      if (image && found.size < most) found.add(image);
    }
  }
  return [...found];
}

/** What is to be said of a day as a whole, or of one of its stops; both count from 1. */
export const issuesAt = (
  issues: readonly PlanIssue[],
  day: number | null,
  stop: number | null,
): PlanIssue[] => issues.filter((issue) => issue.day === day && issue.stop === stop);

/** A name for each stop of each day that stays with it when it moves. */
export function stopKeys(days: readonly { stops: Pick<ShownStop, 'kind' | 'id'>[] }[]): string[][] {
  const seen = new Map<string, number>();
  return days.map(({ stops }) =>
    stops.map(({ kind, id }) => {
      const name = `${kind}-${id}`;
      const before = seen.get(name) ?? 0;
      seen.set(name, before + 1);
      return before === 0 ? name : `${name}-${before + 1}`;
    }),
  );
}
