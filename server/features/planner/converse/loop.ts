import type { PlannerCity } from '../candidates/cities';
import type { PlanRequest } from '../plan-shapes';

/** The province by its old name means the whole round, not the one town whose name it also is. */
const round = /(?<!\p{L})ha giang(?!\p{L})/u;
const leastDays = 3;
const daysForReturn = 4;

/**
 * The loop of Hà Giang begins where the coaches arrive: nobody sits twelve hours to the far end of it. With a day more it
 * ends there as well.
 */
export const withLoop = (
  chosen: readonly PlannerCity[],
  cities: readonly PlannerCity[],
  { days }: Pick<PlanRequest, 'days'>,
  words: string,
): PlannerCity[] => {
  const [far, ...others] = chosen;
  const door = cities.find(({ code }) => code === 'HGI');
  if (far?.code !== 'DVN' || others.length > 0 || !door || days < leastDays || !round.test(words))
    return [...chosen];
  return days >= daysForReturn ? [door, far, door] : [door, far];
};
