import { distanceKm, type Point } from '../../distance';
import { entries, type Ring, readOutlines } from './read';

/** Whether a point lies within a ring, by the number of its sides to the east. */
const isWithin = ({ lat, lon }: Point, ring: Ring): boolean => {
  let isIn = false;
  for (let at = 0; at < ring.length; at += 1) {
    const [x1, y1] = ring[at] ?? [0, 0];
    const [x2, y2] = ring[at === 0 ? ring.length - 1 : at - 1] ?? [0, 0];
    if (y1 > lat !== y2 > lat && lon < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) isIn = !isIn;
  }
  return isIn;
};

let outlines: ReturnType<typeof readOutlines> | undefined;

const placed = entries.filter(
  ({ kind, formerly }) => formerly !== null && kind !== 'river' && kind !== 'former_province',
);
const present = new Map(placed.map(({ formerly, province }) => [formerly, province]));

/** The former province whose outline a point lies in, as far as the outlines are right. */
const outlineAt = (point: Point): string | null => {
  outlines ??= readOutlines();
  return (
    [...outlines].find(([, polygons]) =>
      polygons.some(
        ([outer, ...holes]) =>
          outer && isWithin(point, outer) && !holes.some((hole) => isWithin(point, hole)),
      ),
    )?.[0] ?? null
  );
};

/** The former province of most of the nearest places, the nearer the more it counts. */
export const neighboursSay = (point: Point, without?: string, count = 5): string | null => {
  const near = placed
    .filter(({ id }) => id !== without)
    .map(({ formerly, lat, lon }) => ({ formerly, km: distanceKm(point, { lat, lon }) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, count);
  const votes = new Map<string | null, number>();
  for (const { formerly, km } of near) votes.set(formerly, (votes.get(formerly) ?? 0) + 1 / (km + 1));
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
};

/**
 * The province in which a point lies, today's and that of before, where the outlines of the 63 former provinces, which
 * are coarse and in some places out of date, and the nearest places of the gazetteer agree; `null` where they don't:
 * within some kilometres of a border, at sea, around Cần Thơ. No outlines of the 34 units are free to use; each is one
 * to three of the former ones.
 */
export const provinceAt = (point: Point): { province: string; formerly: string } | null => {
  const formerly = outlineAt(point);
  const province = formerly === null ? null : (present.get(formerly) ?? null);
  if (formerly === null || province === null || neighboursSay(point) !== formerly) return null;
  return { province, formerly };
};
