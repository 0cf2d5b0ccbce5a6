import type { Answer } from '~/api/answer';
import type { Given } from '~/api/call-api';
import type { Language } from '~/i18n/languages';
import { askApi } from '~/site/account/call';
import type { Plan, PlanEdit, PlanIssue, ShownPlan } from '../plan';
import { planOf } from './plan-changes';
import type { TripState } from './trip-store';

const stateOf = (answer: Answer<{ data: ShownPlan; issues: PlanIssue[] }>): Answer<TripState> =>
  answer.ok ? { ...answer, body: { shown: answer.body.data, issues: answer.body.issues } } : answer;

/** What the records of a plan say of themselves now, and what is wrong with it. */
export const showPlan = async (language: Language, plan: Plan): Promise<Answer<TripState>> =>
  stateOf(await askApi('POST', '/planner/show', { json: { lang_id: language, plan: planOf(plan) } }));

/** The plan with changes, its times worked out anew. */
export const editPlan = async (
  language: Language,
  plan: Plan,
  edits: PlanEdit[],
): Promise<Answer<TripState>> =>
  stateOf(await askApi('POST', '/planner/edit', { json: { lang_id: language, plan: planOf(plan), edits } }));

export type WantedStops = Given<'GET', '/planner/suggest'>['query'];

/** What would fit into a day, the best first. */
export const suggestStops = (query: WantedStops) => askApi('GET', '/planner/suggest', { query });

/** The trip as the account keeps it. */
export const readOwnTrip = (language: Language, id: number) =>
  askApi('GET', '/trips/{id}', { path: { id }, query: { lang_id: language } });

export const createOwnTrip = (language: Language, plan: Plan, key: string) =>
  askApi('POST', '/trips', { json: { lang_id: language, plan: planOf(plan), client_id: key } });

export const updateOwnTrip = (language: Language, id: number, plan: Plan, version: number) =>
  askApi('PUT', '/trips/{id}', { path: { id }, json: { lang_id: language, plan: planOf(plan), version } });
