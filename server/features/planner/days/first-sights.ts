import type { Candidate } from '../candidates/candidate';
import { firstSights } from '../gazetteer/first-sights';

/** What the best loved sight of a town gains, in points; each further one a little less. */
const most = 2.2;
const step = 0.22;
const least = 0.7;

/** What a sight gains because people come to that town for it. @param code of the town */
export const firstSightPoints = (
  code: string,
  { names, isMeal }: Pick<Candidate, 'names' | 'isMeal'>,
): number => {
  if (isMeal) return 0;
  const rank = (firstSights[code] ?? []).findIndex((sight) =>
    names.some((name) => ` ${name} `.includes(` ${sight} `)),
  );
  return rank < 0 ? 0 : Math.max(least, most - step * rank);
};
