import { distanceKm, type Point } from '../../../distance';
import type { Candidate } from '../candidates/candidate';
import type { PlanRequest } from '../plan-shapes';
import type { MonthNormal } from '../records/kinds';
import { type Topic, topicOf } from '../understand/topics';
import { teenAge } from './access';
import { hasAny } from './has-any';

/** What somebody wishes beyond the request: single topics, to see or to leave out, and records that were named. */
export interface Taste {
  wanted: readonly Topic[];
  avoided: readonly Topic[];
  /** Keys of records that were asked for by name. */
  named: ReadonlySet<string>;
  /** Keys of records that were named at any time before: of what has to go they go last. */
  dear?: ReadonlySet<string>;
  /** Cities that people don't want to go to, whose records near other cities are left out as well. */
  leftCities?: ReadonlySet<number>;
  /** What was refused in other words than by a topic. */
  isRefused?: (candidate: Candidate) => boolean;
  /** Cities to go to for a day from the one in which people sleep. */
  outings?: ReadonlySet<number>;
  /** Places without a page that were asked for, by the town that stands for them: days are spent around them. */
  around?: ReadonlyMap<number, Point>;
  /** Keys of records that people will not do without. */
  musts?: ReadonlySet<string>;
  /** So many sights a day at most. */
  sightsADay?: number;
  /** Whether meals are among them. */
  countsMeals?: true;
  /** Whether somebody is sick in cars. */
  shortRides?: true;
  /** How old the youngest is, where somebody said so. */
  youngest?: number;
}

export const noTaste: Taste = { wanted: [], avoided: [], named: new Set() };

export const isOf = (
  { signals, names }: Pick<Candidate, 'signals'> & Partial<Pick<Candidate, 'names'>>,
  { signals: known, titles }: Topic,
): boolean =>
  hasAny(signals, known) || (titles !== undefined && (names?.some((name) => titles.test(name)) ?? false));

const notForChildren = ['beer', 'nightlife', 'prison', 'war', 'war-history', 'kitesurfing', 'rooftop', 'bar'];
const forChildren = [
  'with-children',
  'family',
  'children',
  'water-puppets',
  'beach',
  'animals',
  'hands-on-workshops',
];
export const crowded = [
  'market',
  'markets',
  'night-market',
  'night',
  'nightlife',
  'street-food',
  'city-vibes',
];
export const outdoors = [
  'beach',
  'hiking',
  'viewpoints-and-nature',
  'island',
  'islands',
  'mountains-and-trails',
  'on-the-water',
  'boats-and-water',
  'dunes',
  'snorkelling',
];

/** Whole days of rides, and what else is built for families. */
const ofRides = /(?:^| )(?:vinwonders|theme park|water park|teddy bear)(?: |$)/;

const rainyMm = 200;

/** So far from what was asked for it is somewhere else. */
const aroundKm = 25;

/** As far as this is the same town. */
const nextTownKm = 12;
/** So far who comes to eat rides for it. */
const foodRideKm = 18;

interface Circumstances {
  request: PlanRequest;
  taste: Taste;
  /** A usual month of the time of the journey, where it is known. */
  weather: MonthNormal | null;
  /** Where the day is spent. */
  center: Point;
}

/** How well a record suits these travellers: about 1 for what suits anybody, a third of it for what hardly does. */
export const suits = (candidate: Candidate, { request, taste, weather, center }: Circumstances): number => {
  const { signals, rating, ratings, price, isFeatured, kind } = candidate;
  const fitting = request.interests.filter((interest) => {
    const topic = topicOf(interest);
    return topic !== undefined && isOf(candidate, topic);
  }).length;
  const far = distanceKm(candidate.point, center);
  const asked = candidate.city_id === null ? undefined : taste.around?.get(candidate.city_id);
  const { ages, effort, shelter } = candidate.visitor_info ?? {};
  const { youngest } = taste;
  // What a neighbour is known for is another journey, unless there is nothing else.
  const fame = (candidate.fame ?? 0) * (far > nextTownKm ? 0.5 : 1);
  const isForFood = request.interests.length > 0 && request.interests.every((one) => one === 'food');
  const isWet = (weather?.rain_mm ?? 0) > rainyMm;
  const hasSmall = request.children > 0 && (youngest ?? 0) < teenAge;
  const isGentle = request.pace === 'easy' || hasSmall;
  const has = (list: readonly string[]) => hasAny(signals, list);
  const parts: Array<[applies: boolean, points: number]> = [
    [asked !== undefined && distanceKm(candidate.point, asked) <= aroundKm, 1.5],
    [signals.has('world-heritage'), 0.6],
    [isFeatured, 0.25],
    [kind === 'resource', 0.1],
    [fitting > 0, 0.9 + 0.35 * (fitting - 1)],
    [request.interests.length > 0 && fitting === 0, -0.35],
    [candidate.city_id !== null && taste.outings?.has(candidate.city_id) === true, 1.2],
    [taste.wanted.some((topic) => isOf(candidate, topic)), 1],
    [hasSmall && has(forChildren), 0.8],
    [hasSmall && has(notForChildren), -0.9],
    [hasSmall && candidate.accessibility?.surface === 'stairs', -0.4],
    [request.children > 0 && (ages?.suits_from ?? 0) > (youngest ?? 6), -0.5],
    [isGentle && effort?.level === 'moderate', -0.4],
    // Grown people come for the town; who wants rides says so.
    [request.children === 0 && candidate.names.some((name) => ofRides.test(name)), -1],
    [request.needs.includes('quiet') && signals.has('quiet'), 0.8],
    [request.needs.includes('quiet') && has(crowded), -0.9],
    [request.needs.includes('wheelchair') && candidate.accessibility?.surface === 'paved', 0.5],
    [request.needs.includes('wheelchair') && candidate.accessibility?.wheelchair === 'yes', 0.6],
    [request.needs.includes('wheelchair') && candidate.accessibility?.toilets === true, 0.3],
    [request.budget === 'low' && price <= 60_000, 0.35],
    [request.budget === 'low' && price > 150_000, -0.6],
    [request.budget === 'middle' && price > 700_000, -0.3],
    [request.budget === 'high' && price >= 200_000, 0.35],
    [isWet && (has(outdoors) || shelter?.rain === 'spoiled' || shelter?.rain === 'cancelled'), -0.5],
    [isWet && (signals.has('rainy-day') || shelter?.rain === 'unaffected'), 0.4],
    [fame > 0, 0.9 * fame],
    // Nobody drives an hour out of town for a bowl of noodles, and who came for that no farther than to the next one.
    [candidate.isMeal && far > (isForFood ? foodRideKm : nextTownKm), -0.9],
    [asked === undefined && far > 25, -0.2 * (1 - fame)],
    [asked === undefined && far > 50, -0.35 * (1 - fame)],
  ];
  const ratingPoints = rating === null ? 0 : ((rating - 3.5) / 3) * Math.min(1, ratings / 5);
  const sum = parts.reduce(
    (total, [applies, points]) => (applies ? total + points : total),
    1 + ratingPoints,
  );
  return Math.max(0.3, sum);
};
