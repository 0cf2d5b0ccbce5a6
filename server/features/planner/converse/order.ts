import type { PlannerCity } from '../candidates/cities';
import { journeyCost, type RouteEnds, shortRoute, travelOrder } from '../days/route';
import type { PlanRequest } from '../plan-shapes';
import type { Places } from '../understand/places';

/** Who names the ends of a journey means the rest as a list: so much longer than the shortest its way may be. */
const littleLonger = 1.1;

/** The order of towns that were named: as said where that makes sense, by way of the ends that were said, from home. */
export const inOrder = (
  named: readonly PlannerCity[],
  { isOrdered, starts, ends, origin }: Places,
  request: PlanRequest,
): { chosen: PlannerCity[]; isReordered: boolean } => {
  const first = named.find(({ id }) => id === starts);
  const last = named.find(({ id }) => id === ends && id !== starts);
  const between = named.filter((city) => city !== first && city !== last);
  const said = [...(first ? [first] : []), ...between, ...(last ? [last] : [])];
  const fixed: RouteEnds<PlannerCity> = { first, last, home: origin };
  const hasEnds = first !== undefined || last !== undefined;
  if (isOrdered && !origin && !hasEnds) return { chosen: said, isReordered: false };
  const short = shortRoute(said, fixed, request);
  const isFar =
    hasEnds && journeyCost(said, fixed, request) > littleLonger * journeyCost(short, fixed, request);
  const chosen = isFar ? short : isOrdered ? said : travelOrder(said, fixed, request);
  return { chosen, isReordered: !hasEnds && chosen.some((city, index) => city !== named[index]) };
};
