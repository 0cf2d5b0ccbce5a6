import { distanceKm } from '../../../distance';
import { type Pool, readPool } from '../candidates';
import type { PlannerCity } from '../candidates/cities';
import { buildPlan } from '../days';
import { busyWith, dayOf } from '../days/appointed';
import { leadsOf, leaveToBeHome } from '../days/leads';
import type { Taste } from '../days/suits';
import type { GazetteerPlace } from '../gazetteer/places';
import { type Plan, type PlanRequest, planLimits } from '../plan-shapes';
import { recordKey } from '../records/record';
import { minutesOf, weekdayOf } from '../travel/clock';
import type { Understanding } from '../understand';
import { hoursOf, modesAvoided, needsWith } from '../understand/frame';
import { endsTogether } from '../understand/journey-ends';
import type { Places } from '../understand/places';
import { words, wordsOf } from '../understand/text';
import { hoursWords } from '../words/hours';
import { planTitle } from '../words/title';
import { levelOf, ownDay, perPersonDay, ratesFor } from './cost';
import { type Particulars, particularsIn } from './particulars';
import { type Context, type Conversation, tasteOf } from './situation';
import { type Uncovered, whereTo } from './where';

/** What the planner took because it was not said, or could not be done. */
export interface Assumed {
  days: boolean;
  cities: boolean;
  order: boolean;
  capped: boolean;
  past: boolean;
  /** Places that were asked for and that the site has nothing about. */
  uncovered: readonly Uncovered[];
  /** The town alone that was meant, where the journey goes on from it. */
  goesOnFrom?: number | undefined;
  /** Cities that were asked for and for which there is no time. */
  leftOut: readonly number[];
}

interface NewPlan {
  plan: Plan;
  assumed: Assumed;
  /** What it was chosen from, and by which taste. */
  pool: Pool;
  taste: Taste;
  /** What was wished in words of its own. */
  particulars: Particulars;
}

/** The next of the best months of the first city, today's month included. */
const bestMonth = (city: PlannerCity | undefined, today: string): number | null => {
  const now = Number(today.slice(5, 7));
  const ahead = (month: number) => (month - now + 12) % 12;
  return city?.bestMonths.toSorted((a, b) => ahead(a) - ahead(b))[0] ?? null;
};

/** What several messages say together; the later ones count where they differ. */
export const together = (said: readonly Understanding[]): Understanding | null =>
  said.reduce<Understanding | null>((before, now) => {
    if (!before) return now;
    const lists = <
      Name extends 'needs' | 'diets' | 'limits' | 'phrases' | 'refused' | 'interests' | 'wanted' | 'avoided',
    >(
      name: Name,
    ) => [...new Set([...before.wants[name], ...now.wants[name]])] as Understanding['wants'][Name];
    return {
      ...now,
      wants: {
        ...endsTogether(before.wants, now.wants, { ...before.wants, ...now.wants }, now.words),
        needs: lists('needs'),
        diets: lists('diets').filter(
          (diet) => now.wants.dropped !== 'all' && !now.wants.dropped?.includes(diet),
        ),
        limits: lists('limits'),
        phrases: lists('phrases'),
        refused: lists('refused'),
        transport: {
          avoided: [...new Set([...before.wants.transport.avoided, ...now.wants.transport.avoided])],
          only: now.wants.transport.only ?? before.wants.transport.only,
          longest: now.wants.transport.longest ?? before.wants.transport.longest,
        },
        times: { ...before.wants.times, ...now.wants.times },
        interests: lists('interests'),
        wanted: lists('wanted'),
        avoided: lists('avoided'),
      },
      places: placesTogether(before.places, now.places, now.isElsewhere && rather.test(now.words)),
      words: `${before.words} ${now.words}`,
    };
  }, null);

/** That what was spoken of before is not what is wanted. */
const rather = words('then|instead|else|rather|other than (?:that|those)|khac|thay vi|vay thi|the thi');

/** Where to go is said anew as a whole; where from, and what is left out, holds until it is. */
const placesTogether = (before: Places, now: Places, isElsewhere: boolean): Places => {
  const goesSomewhere = now.named.length > 0 || now.uncovered.length > 0 || now.region !== null;
  // "Then somewhere where we can swim": none of the towns that were spoken of.
  const goesElsewhere = isElsewhere && !goesSomewhere && before.named.length > 0;
  const places = goesSomewhere ? now : goesElsewhere ? { ...before, named: [] } : before;
  const goneTo = new Set(places.named.map(({ id }) => id));
  return {
    ...places,
    origin: now.origin ?? before.origin,
    base: now.base ?? (goesSomewhere ? null : before.base),
    left: [
      ...new Set([...before.left, ...now.left, ...(goesElsewhere ? before.named.map(({ id }) => id) : [])]),
    ].filter((id) => !goneTo.has(id)),
    sightsLeft: [...new Set([...before.sightsLeft, ...now.sightsLeft])],
  };
};

/** As many stretches of taken hours as a request holds. */
const mostBusy = 20;

const usualDays = 4;
const daysForRegion = 6;

/** A few cities are enough for a first proposal to somebody who names none. */
const daysFor = (cities: number, isRegion: boolean): number => {
  if (cities === 0) return isRegion ? daysForRegion : 5;
  return Math.min(planLimits.days, cities === 1 ? 3 : Math.max(usualDays, cities * 2));
};

const weekend = 2;

/** "We have a motorbike and live in Saigon, to the sea": out and back, as far as one rides. */
const isRideOut = ({ wants, places }: Understanding): boolean =>
  wants.transport.only === 'motorbike' &&
  places.origin !== null &&
  places.named.length === 0 &&
  places.uncovered.length === 0 &&
  places.region === null;

/** What a layover must leave in town, minutes. */
const leastInTown = 75;

const windowOf = ({ arrives_at, leaves_at, after_arrival = 0, before_departure = 0 }: PlanRequest): number =>
  minutesOf(leaves_at ?? '24:00') - before_departure - minutesOf(arrives_at ?? '00:00') - after_arrival;

const ofWeekend = words('week-?ends?|cuoi tuan');

/** Who leaves for a weekend when work is over on Friday is back on Sunday. */
const daysAfterWork = ({ wants: { times, start_date }, words: said }: Understanding): number | undefined =>
  times.setsOff && start_date && weekdayOf(start_date) === 'fri' && ofWeekend.test(said) ? 3 : undefined;

/** A boat that leaves on a later day leaves from where people are by then: the town before it has the days before. */
const staysUntilBoat = (
  { wants: { times }, places: { named } }: Understanding,
  request: PlanRequest,
): Map<number, number> => {
  const boat = times.appointments?.find((one) => one.boat === 'out');
  const day = boat && dayOf(boat, request);
  const [first, second, third] = named;
  return first && second && !third && day && day > 1 && !first.days
    ? new Map([[first.id, day - 1]])
    : new Map();
};

/** Days that were asked for in each city: the last one has the day of leaving beside its nights. */
const staysAsked = (
  { places: { named, region, starts } }: Understanding,
  chosen: readonly PlannerCity[],
  days: number,
): Map<number, number> => {
  const stays = new Map(named.flatMap(({ id, days: own }) => (own ? [[id, own] as const] : [])));
  // "Four days in the delta, from Saigon": the town of its beginning is none of the region.
  const [first] = chosen;
  if (first && first.id === starts && region && !region.includes(first.id) && !stays.has(first.id))
    stays.set(first.id, 1);
  const last = chosen.at(-1);
  const own = last && stays.get(last.id);
  const sum = [...stays.values()].reduce((all, one) => all + one, 0);
  if (last && own && sum === days - 1 && chosen.every(({ id }) => stays.has(id))) stays.set(last.id, own + 1);
  return stays;
};

/** A record may be about what no city is. */
const isSeen = ({ names, lat, lon }: GazetteerPlace, { days }: Plan, { all }: Pool): boolean =>
  days
    .flatMap(({ stops }) => stops.flatMap((stop) => all.get(recordKey(stop)) ?? []))
    .some(
      (candidate) =>
        distanceKm(candidate.point, { lat, lon }) <= 25 &&
        candidate.names.some((title) => names.some((name) => ` ${title} `.includes(` ${name} `))),
    );

/** A new plan for what was said; what was not said is assumed, and told. */
export const newPlan = async (
  context: Context,
  said: Understanding,
  { cities, today, messages }: Pick<Conversation, 'cities' | 'today' | 'messages'>,
): Promise<NewPlan> => {
  const { wants, places } = said;
  const asked =
    daysAfterWork(said) ??
    wants.days ??
    (isRideOut(said)
      ? weekend
      : daysFor(places.named.length || places.uncovered.length, places.region !== null));
  const isPast = wants.start_date !== undefined && wants.start_date < today;
  const start_date = isPast ? null : (wants.start_date ?? null);
  const needs = needsWith(wants);
  const modes = modesAvoided(wants);
  const first = cities.find(({ id }) => id === places.named[0]?.id);
  const travellers = {
    days: Math.min(planLimits.days, Math.max(1, asked)),
    adults: Math.min(planLimits.people, Math.max(1, wants.adults ?? 2)),
    children: Math.min(planLimits.people, wants.children ?? 0),
  };
  const spending = ownDay(wants.spending, wants.adults);
  const rates = await ratesFor(context.db, spending);
  const aDay = spending && perPersonDay(spending, rates, travellers);
  const isEasy = needs.includes('few_steps') || wants.limits.includes('pregnant');
  const request: PlanRequest = {
    city_ids: [],
    start_date,
    month: start_date
      ? Number(start_date.slice(5, 7))
      : (wants.month ?? (wants.inBestMonth ? bestMonth(first, today) : null)),
    ...travellers,
    pace: wants.pace ?? (isEasy ? 'easy' : 'normal'),
    interests: wants.interests,
    budget: wants.budget ?? (aDay === undefined ? 'middle' : levelOf(aDay)),
    ...(spending ? { spending } : {}),
    ...(places.origin && !places.named.some(({ id }) => id === places.origin?.id)
      ? { origin: { name: places.origin.name, lat: places.origin.lat, lon: places.origin.lon } }
      : {}),
    needs,
    ...(wants.diets.length > 0 ? { diets: wants.diets } : {}),
    ...(modes.length > 0 ? { modes_avoided: modes } : {}),
    ...hoursOf(wants),
  };
  const { chosen, isReordered, uncovered, leavesFromLast, goesOnFrom } = await whereTo(
    context,
    places,
    request,
    cities,
    {
      wanted: wants.wanted,
      avoided: wants.avoided,
      words: said.words,
      longest: wants.transport.longest,
      bases: wants.bases,
    },
  );
  const pool = await readPool(context, chosen, cities, request);
  const stays = new Map([...staysAsked(said, chosen, request.days), ...staysUntilBoat(said, request)]);
  const typed = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const particulars = particularsIn(typed.join('. '), wants, pool, { cities, today, planDays: 0 });
  const wished = { ...wants, wanted: [...wants.wanted, ...particulars.topics] };
  const around = new Map(uncovered.map(({ place, near }) => [near.id, place] as const));
  const liked = tasteOf(wished, pool, wordsOf(said.words), cities, places);
  const taste = { ...liked, named: new Set([...liked.named, ...particulars.records]), around };
  const title = wants.times.spare
    ? hoursWords(context.language).title(chosen[0]?.title ?? '')
    : planTitle(context.language, request.days, chosen);
  const busy = [...(request.busy ?? []), ...busyWith(wants.times.appointments ?? [], request)];
  const home = places.origin;
  const last = chosen.at(-1);
  const homeAt = wants.times.homeBy;
  const leaves = home && last && homeAt ? leaveToBeHome(request, { last, home }, homeAt) : undefined;
  const timed: PlanRequest = {
    ...request,
    ...(leaves === undefined ? {} : { leaves_at: leaves }),
    ...leadsOf(wants.times, request, chosen[0], chosen.at(-1)),
    ...(busy.length > 0 ? { busy: busy.slice(0, mostBusy) } : {}),
  };
  const plan = await buildPlan({ request: timed, cities: chosen, pool, taste, stays, leavesFromLast }, title);
  const [only] = plan.days;
  // Nobody leaves the airport for less.
  if (only && wants.times.layover !== undefined && windowOf(timed) < leastInTown) only.stops = [];
  const kept = new Set(chosen.map(({ id }) => id));
  return {
    plan,
    pool,
    taste,
    particulars,
    assumed: {
      days: wants.days === undefined,
      cities: places.named.length === 0 && places.uncovered.length === 0 && places.region === null,
      order: isReordered,
      goesOnFrom,
      capped: asked > planLimits.days,
      past: isPast,
      leftOut: places.base === null ? places.named.map(({ id }) => id).filter((id) => !kept.has(id)) : [],
      uncovered: uncovered.filter(({ place }) => !isSeen(place, plan, pool)),
    },
  };
};
