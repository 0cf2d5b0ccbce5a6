import type { CollectionShelf } from '~/api/types';
import type { Language } from '~/i18n/languages';
import type { MapPoint } from '~/site/map/point';
import { kindOfPoint, type PointKind } from '~/site/map/point-kinds';
import { sitePaths } from '~/site/paths';

interface Row {
  id: number;
  title: string;
  lat: number | null;
  lon: number | null;
}

const point = <One extends Row>(row: One, kind: PointKind, to: string): MapPoint[] =>
  row.lat === null || row.lon === null
    ? []
    : [{ id: `${kind}-${row.id}`, title: row.title, lat: row.lat, lon: row.lon, kind, to }];

/** Where the records of the shelves are, each once; journeys and stories are nowhere in particular. */
export function pointsOf(language: Language, shelves: readonly CollectionShelf[]): MapPoint[] {
  return shelves.flatMap((shelf) => {
    switch (shelf.kind) {
      case 'city':
        return shelf.rows.flatMap((row) => point(row, 'city', sitePaths.city(language, row.slug)));
      case 'sight':
      case 'food':
      case 'stay':
        return shelf.rows.flatMap((row) =>
          point(
            row,
            kindOfPoint({ kind: 'resource', resource_type: row.resource_type }),
            sitePaths.place(language, row.path),
          ),
        );
      case 'thing_to_do':
        return shelf.rows.flatMap((row) => point(row, 'thing', sitePaths.thing(language, row.slug)));
      case 'experience':
        return shelf.rows.flatMap((row) =>
          point(row, 'experience', sitePaths.experience(language, row.slug)),
        );
      case 'event':
        return shelf.rows.flatMap((row) => point(row, 'event', sitePaths.event(language, row.slug)));
      default:
        return [];
    }
  });
}
