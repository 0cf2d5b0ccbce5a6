import { distanceKm } from '../../../distance';
import { type Pool, readPool } from '../candidates';
import { buildPlan } from '../days';
import type { GazetteerPlace } from '../gazetteer/places';
import { type Plan, type PlanRequest, planLimits } from '../plan-shapes';
import { recordKey } from '../records/record';
import type { TravelMode } from '../travel/ways';
import type { Understanding, Wants } from '../understand';
import { hoursLater } from '../understand/arrival';
import type { Places } from '../understand/places';
import { wordsOf } from '../understand/text';
import { planTitle } from '../words/title';
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
}

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
        ...before.wants,
        ...now.wants,
        needs: lists('needs'),
        diets: lists('diets'),
        limits: lists('limits'),
        phrases: lists('phrases'),
        refused: lists('refused'),
        transport: {
          avoided: [...new Set([...before.wants.transport.avoided, ...now.wants.transport.avoided])],
          only: now.wants.transport.only ?? before.wants.transport.only,
        },
        times: { ...before.wants.times, ...now.wants.times },
        interests: lists('interests'),
        wanted: lists('wanted'),
        avoided: lists('avoided'),
      },
      places: placesTogether(before.places, now.places),
      words: `${before.words} ${now.words}`,
    };
  }, null);

/** Where to go is said anew as a whole; where from, and what is left out, holds until it is. */
const placesTogether = (before: Places, now: Places): Places => {
  const goesSomewhere = now.named.length > 0 || now.uncovered.length > 0 || now.region !== null;
  const places = goesSomewhere ? now : before;
  const goneTo = new Set(places.named.map(({ id }) => id));
  return {
    ...places,
    origin: now.origin ?? before.origin,
    base: now.base ?? (goesSomewhere ? null : before.base),
    left: [...new Set([...before.left, ...now.left])].filter((id) => !goneTo.has(id)),
  };
};

const usualDays = 4;
const daysForRegion = 6;

/** A few cities are enough for a first proposal to somebody who names none. */
const daysFor = (cities: number, isRegion: boolean): number => {
  if (cities === 0) return isRegion ? daysForRegion : 5;
  return Math.min(planLimits.days, cities === 1 ? 3 : Math.max(usualDays, cities * 2));
};

/** Whoever expects a child climbs no stairs either. */
export const needsWith = ({ needs, limits }: Pick<Wants, 'needs' | 'limits'>): PlanRequest['needs'] =>
  limits.includes('pregnant') && !needs.includes('few_steps') ? [...needs, 'few_steps'] : needs;

/** Ways that are refused, or that somebody can't go by. */
export const modesAvoided = ({ transport, limits }: Pick<Wants, 'transport' | 'limits'>): TravelMode[] => {
  const bikes = limits.some((limit) => limit === 'no_motorbike' || limit === 'pregnant');
  return [...new Set<TravelMode>([...transport.avoided, ...(bikes ? (['motorbike'] as const) : [])])];
};

/** Arrival and departure; who only changes planes comes and goes on one day. */
export const hoursOf = ({ times }: Pick<Wants, 'times'>): Pick<PlanRequest, 'arrives_at' | 'leaves_at'> => {
  const { arrives, leaves, layover } = times;
  if (layover === undefined)
    return { ...(arrives ? { arrives_at: arrives } : {}), ...(leaves ? { leaves_at: leaves } : {}) };
  const begins = arrives ?? '09:00';
  return { arrives_at: begins, leaves_at: leaves ?? hoursLater(begins, layover) };
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
  { cities, today }: Pick<Conversation, 'cities' | 'today'>,
): Promise<{ plan: Plan; assumed: Assumed }> => {
  const { wants, places } = said;
  const asked = wants.days ?? daysFor(places.named.length || places.uncovered.length, places.region !== null);
  const isPast = wants.start_date !== undefined && wants.start_date < today;
  const start_date = isPast ? null : (wants.start_date ?? null);
  const needs = needsWith(wants);
  const modes = modesAvoided(wants);
  const request: PlanRequest = {
    city_ids: [],
    start_date,
    month: start_date ? Number(start_date.slice(5, 7)) : (wants.month ?? null),
    days: Math.min(planLimits.days, Math.max(1, asked)),
    adults: Math.min(planLimits.people, Math.max(1, wants.adults ?? 2)),
    children: Math.min(planLimits.people, wants.children ?? 0),
    pace: wants.pace ?? (needs.includes('few_steps') ? 'easy' : 'normal'),
    interests: wants.interests,
    budget: wants.budget ?? 'middle',
    needs,
    ...(wants.diets.length > 0 ? { diets: wants.diets } : {}),
    ...(modes.length > 0 ? { modes_avoided: modes } : {}),
    ...hoursOf(wants),
  };
  const { chosen, isReordered, uncovered } = await whereTo(context, places, request, cities);
  const pool = await readPool(context, chosen, cities);
  const stays = new Map(places.named.flatMap(({ id, days }) => (days ? [[id, days] as const] : [])));
  const taste = tasteOf(wants, pool, wordsOf(said.words), cities, places);
  const title = planTitle(context.language, request.days, chosen);
  const plan = await buildPlan({ request, cities: chosen, pool, taste, stays }, title);
  return {
    plan,
    assumed: {
      days: wants.days === undefined,
      cities: places.named.length === 0 && places.uncovered.length === 0,
      order: isReordered,
      capped: asked > planLimits.days,
      past: isPast,
      uncovered: uncovered.filter(({ place }) => !isSeen(place, plan, pool)),
    },
  };
};
