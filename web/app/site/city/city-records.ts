import type { CityDetail } from '~/api/types';
import { kindOfPoint } from '~/site/map/point-kinds';

/** A record of a destination that has a place on its map. */
export interface CityRecord {
  id: string;
  title: string;
  lat: number;
  lon: number;
  kind: string;
  /** A thing to do; otherwise a place. */
  thing: boolean;
  /** Of a place its path, of a thing to do its slug. */
  path: string;
}

/** Places and things to do of a destination that have a place, in the order of its lists. */
export function cityRecords({
  list_resources,
  things_to_do,
}: Pick<CityDetail, 'list_resources' | 'things_to_do'>): CityRecord[] {
  const placed = [
    ...list_resources.map(({ id, title, lat, lon, path, resource_type }) => ({
      id: `resource-${id}`,
      title,
      lat,
      lon,
      kind: kindOfPoint({ kind: 'resource', resource_type }),
      thing: false,
      path,
    })),
    ...things_to_do.map(({ id, title, lat, lon, slug }) => ({
      id: `thing-${id}`,
      title,
      lat,
      lon,
      kind: 'thing',
      thing: true,
      path: slug,
    })),
  ];
  return placed.flatMap(({ lat, lon, ...record }): CityRecord[] =>
    lat === null || lon === null ? [] : [{ ...record, lat, lon }],
  );
}
