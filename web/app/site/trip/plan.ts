import type { Plan, PlanIssue, ShownPlan } from '~/api/types';

export type { Plan, PlanIssue, ShownPlan, Suggestion } from '~/api/types';

/** What a plan is made of, in the API's words; see the planner's calls. */
export const paces = ['easy', 'normal', 'full'] as const;
export const budgets = ['low', 'middle', 'high'] as const;
export const interests = [
  'history',
  'nature',
  'food',
  'beach',
  'culture',
  'adventure',
  'shopping',
  'nightlife',
  'relaxation',
  'photography',
] as const;
export const needs = ['wheelchair', 'stroller', 'few_steps', 'quiet'] as const;
export const travelModes = ['walk', 'motorbike', 'car', 'bus', 'train', 'boat', 'flight'] as const;

/** The most that a plan may hold. */
export const most = { days: 30, stopsPerDay: 12, cities: 8, people: 20 } as const;

export type PlanRequest = Plan['request'];
export type PlanDay = Plan['days'][number];
export type PlanStop = PlanDay['stops'][number];
export type Travel = NonNullable<PlanStop['travel']>;
export type TravelMode = Travel['mode'];
export type StopKind = PlanStop['kind'];
export type ShownDay = ShownPlan['days'][number];
export type ShownStop = ShownDay['stops'][number];
/** A change of a plan that the API works out. */
export type PlanEdit = PlanIssue['fixes'][number]['fix'];
