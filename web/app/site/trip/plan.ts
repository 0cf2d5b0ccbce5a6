import type { Plan, PlanIssue, ShownPlan } from '~/api/types';

export type { Plan, PlanIssue, ShownPlan, Suggestion } from '~/api/types';
/** What a plan is made of, and the most that it may hold. */
export { budgets, interests, needs, paces, planLimits, travelModes } from '~/api/values.gen';

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
