import type { Candidate } from '../candidates/candidate';
import { firstSights } from '../gazetteer/first-sights';

/** What the best loved sight of a town gains, in points; each further one a little less. */
const most = 2.2;
const step = 0.22;
const least = 0.7;

/** From so far out of town, km, the best loved sight makes up for most of the way to it. */
const outOfTownKm = 60;
/** What the way there and back to something out of town costs a day, in points for each km as the crow flies. */
export const wayOfKm = 0.05;

/** What a sight gains because people come to that town for it. @param code of the town @param km how far out of it */
export const firstSightPoints = (
  code: string,
  { names, isMeal }: Pick<Candidate, 'names' | 'isMeal'>,
  km = 0,
): number => {
  if (isMeal) return 0;
  const rank = (firstSights[code] ?? []).findIndex((sight) =>
    names.some((name) => ` ${name} `.includes(` ${sight} `)),
  );
  if (rank < 0) return 0;
  return Math.max(least, most - step * rank) + (rank === 0 && km > outOfTownKm ? wayOfKm * km : 0);
};
