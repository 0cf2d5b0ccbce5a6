import type { PageSearch } from '~/api/page-search';
import { gateways, knownNeeds, mostCompared, warmths } from '~/api/values.gen';
import { readTripRequest, type TripParameter, tripParameters, tripQuery } from '../trip/wizard/trip-request';

/** What the address says of a journey without a destination: what the wizard asks, and what decides where to go. */
export const wishParameters = [...tripParameters, 'from', 'warmth', 'sea', 'compare'] as const;

export type WishParameter = (typeof wishParameters)[number];

const oneOf = <Code extends string>(codes: readonly Code[], given: string | null): Code | undefined =>
  codes.find((code) => code === given);

/** Somebody's wishes from the address; what cannot be read is as usual. */
export function readWishes(search: Pick<PageSearch<WishParameter>, 'get' | 'getAll'>) {
  const trip: Pick<PageSearch<TripParameter>, 'get' | 'getAll'> = search;
  const request = readTripRequest(trip);
  const compare = search
    .getAll('compare')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31);
  return {
    ...request,
    city_ids: [],
    needs: request.needs.filter((need) => knownNeeds.some((known) => known === need)),
    from: oneOf(gateways, search.get('from')),
    warmth: oneOf(warmths, search.get('warmth')),
    sea: search.get('sea') === '1',
    compare: [...new Set(compare)].slice(0, mostCompared),
  };
}

export type TripWishes = ReturnType<typeof readWishes>;

/** What of it only decides where to go. */
const decidingPairs = ({ from, warmth, sea }: TripWishes): [string, string][] => [
  ...(from ? [['from', from] as [string, string]] : []),
  ...(warmth ? [['warmth', warmth] as [string, string]] : []),
  ...(sea ? [['sea', '1'] as [string, string]] : []),
];

/** The wishes as names and values of a form, without what is compared. */
export const wishPairs = (wishes: TripWishes): [string, string][] => [
  ...new URLSearchParams(tripQuery(wishes)),
  ...decidingPairs(wishes),
];

/** The query of a plan for these wishes, to one destination or to those that the planner chooses. */
export const planQuery = (wishes: TripWishes, cityId?: number): string =>
  tripQuery({ ...wishes, city_ids: cityId === undefined ? [] : [cityId] });
