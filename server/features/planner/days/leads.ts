import { distanceKm, type Point } from '../../../distance';
import { network, waysBetween } from '../../../geography/network';
import type { PlannerCity } from '../candidates/cities';
import type { PlanRequest } from '../plan-shapes';
import { clockOf, minutesOf } from '../travel/clock';
import { transferFor } from '../travel/transfer';
import type { Times } from '../understand/arrival';

/** From the landing to the street, and how long before the take-off people are back; minutes. */
const desks = {
  /** Who changes planes has checked in before. */
  through: { out: 45, back: 120 },
  abroad: { out: 45, back: 180 },
  flight: { out: 20, back: 90 },
} as const;
/** From the gangway into town and back to it, where nobody knows which pier it is. */
const ashore = { out: 60, back: 90 } as const;
const toStation = 60;
const toCar = 15;

/** An airport farther off than this is not that of a town, km. */
const nearKm = 130;
/** A taxi in a town that is busy, minutes. */
const leastWay = 20;

/** How long it takes from a town to its airport by car, minutes. */
export const wayToAirport = (city: Point): number => {
  const [near] = [...network().nodes.values()]
    .filter(({ kind }) => kind === 'airport')
    .map((airport) => ({ airport, km: distanceKm(city, airport) }))
    .filter(({ km }) => km <= nearKm)
    .toSorted((a, b) => a.km - b.km);
  const [way] = near ? waysBetween(near.airport, city, { means: ['car'] }) : [];
  return Math.max(leastWay, Math.ceil((way?.minutes ?? 45) / 5) * 5);
};

/** The way over land from the last town to where people came from; they fly from there and not from that town. */
const wayBack = (request: PlanRequest, last: PlannerCity): { from: Point; minutes: number } | null => {
  const { origin } = request;
  if (!origin || distanceKm(origin, last) <= nearHomeKm) return null;
  const { mode, minutes } = transferFor(request, last, origin);
  return mode === 'flight' || mode === 'train' ? null : { from: origin, minutes };
};
/** From home so near one goes there for the day. */
const nearHomeKm = 12;

/** Who has to be home so soon after breakfast has no last day. */
const earliest = 6 * 60;

/** When the last town is left by those who are to be home at a time. */
export const leaveToBeHome = (
  request: Pick<PlanRequest, 'modes_avoided'>,
  { last, home }: { last: Point; home: Point },
  time: string,
): string => clockOf(Math.max(earliest, minutesOf(time) - transferFor(request, last, home).minutes));

type Leads = Pick<PlanRequest, 'after_arrival' | 'before_departure'>;

/** How long after an arrival and before a departure there is no time for anything, by what people travel on. */
export const leadsOf = (
  { leaving, layover, homeBy }: Pick<Times, 'leaving' | 'layover' | 'homeBy'>,
  request: PlanRequest,
  first: PlannerCity | undefined,
  last: PlannerCity | undefined,
): Leads => {
  if (homeBy !== undefined && !leaving) return { before_departure: toCar };
  if (!leaving || !first || !last) return {};
  if (leaving === 'rail') return { before_departure: toStation };
  const back = leaving === 'airport' || leaving === 'flight' ? wayBack(request, last) : null;
  if (leaving === 'airport') return { before_departure: toCar + (back?.minutes ?? 0) };
  if (leaving === 'ship') return { after_arrival: ashore.out, before_departure: ashore.back };
  const desk = desks[leaving === 'abroad' && layover !== undefined ? 'through' : leaving];
  return {
    ...(layover === undefined ? {} : { after_arrival: desk.out + wayToAirport(first) }),
    before_departure: desk.back + wayToAirport(back?.from ?? last) + (back?.minutes ?? 0),
  };
};
