import type { PlaceRow } from '~/api/types';

type City = NonNullable<PlaceRow['city']>;

/** Places under their cities, both in the order in which they come. */
export function byCity<Row extends { city: PlaceRow['city'] }>(places: Row[]): { city: City; rows: Row[] }[] {
  const groups = new Map<number, { city: City; rows: Row[] }>();
  for (const place of places) {
    if (!place.city) continue;
    const group = groups.get(place.city.id) ?? { city: place.city, rows: [] };
    group.rows.push(place);
    groups.set(place.city.id, group);
  }
  return [...groups.values()];
}
