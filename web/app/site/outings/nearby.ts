import type { ExperienceRow, ThingRow } from '~/api/types';
import type { Language } from '~/i18n/languages';
import type { PointKind } from '~/site/map/point-kinds';
import { sitePaths } from '~/site/paths';

/** Somewhere on the map around a record. */
export interface Nearby {
  id: string;
  title: string;
  lat: number;
  lon: number;
  kind: PointKind;
  to: string;
  metres: number;
}

interface Candidate {
  row: Pick<ThingRow, 'id' | 'title' | 'slug' | 'lat' | 'lon'>;
  kind: PointKind;
  pathOf: (language: Language, slug: string) => string;
}

export const asThing = (row: ThingRow): Candidate => ({ row, kind: 'thing', pathOf: sitePaths.thing });
export const asExperience = (row: ExperienceRow): Candidate => ({
  row,
  kind: 'experience',
  pathOf: sitePaths.experience,
});

const SHOWN = 6;
const ENOUGH = 3;
/** What can be walked to; with enough of it, what is farther would only make the map small. */
const WALK_M = 3_000;
/** Farther than a morning's ride is not near. */
const FARTHEST_M = 30_000;
const EARTH_M = 6_371_000;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

interface Place {
  lat: number;
  lon: number;
}

/** Metres between two places on the globe. */
export function metresBetween(one: Place, other: Place): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const across = Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * half(one.lon, other.lon);
  return 2 * EARTH_M * Math.asin(Math.sqrt(half(one.lat, other.lat) + across));
}

/** What is near a record, the nearest first; nothing when it has no place on the map itself. */
export function nearestFirst(
  language: Language,
  { lat, lon }: { lat: number | null; lon: number | null },
  candidates: Candidate[],
): Nearby[] {
  if (lat === null || lon === null) return [];
  const near = candidates
    .flatMap(({ row, kind, pathOf }) => {
      if (row.lat === null || row.lon === null) return [];
      const place = { lat: row.lat, lon: row.lon };
      return [
        {
          ...place,
          id: `${kind}-${row.id}`,
          title: row.title,
          kind,
          to: pathOf(language, row.slug),
          metres: metresBetween({ lat, lon }, place),
        },
      ];
    })
    .filter(({ metres }) => metres <= FARTHEST_M)
    .sort((a, b) => a.metres - b.metres);
  const inWalk = near.filter(({ metres }) => metres <= WALK_M);
  return (inWalk.length >= ENOUGH ? inWalk : near).slice(0, SHOWN);
}
