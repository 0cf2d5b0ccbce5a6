import type { OwnTrip } from '~/api/types';
import type { Language } from '~/i18n/languages';
import { type ApiAnswer, askApi } from '~/site/account/call';
import type { Plan, PlanEdit, PlanIssue, ShownPlan, Suggestion } from '../plan';
import { planOf } from './plan-changes';
import type { TripState } from './trip-store';

interface Shown {
  data: ShownPlan;
  issues: PlanIssue[];
}

const stateOf = ({ status, data, problem }: ApiAnswer<Shown>): ApiAnswer<TripState> => ({
  status,
  problem,
  data: data && { shown: data.data, issues: data.issues },
});

/** What the records of a plan say of themselves now, and what is wrong with it. */
export const showPlan = async (language: Language, plan: Plan): Promise<ApiAnswer<TripState>> =>
  stateOf(await askApi('/planner/show', 'POST', { lang_id: language, plan: planOf(plan) }));

/** The plan with changes, its times worked out anew. */
export const editPlan = async (
  language: Language,
  plan: Plan,
  edits: PlanEdit[],
): Promise<ApiAnswer<TripState>> =>
  stateOf(await askApi('/planner/edit', 'POST', { lang_id: language, plan: planOf(plan), edits }));

/** What would fit into a day, the best first. */
export const suggestStops = async (
  query: Record<string, string>,
): Promise<ApiAnswer<{ data: Suggestion[] }>> => askApi(`/planner/suggest?${new URLSearchParams(query)}`);

/** The trip as the account keeps it. */
export const readOwnTrip = (language: Language, id: number): Promise<ApiAnswer<{ data: OwnTrip }>> =>
  askApi(`/trips/${id}?lang_id=${language}`);

export const createOwnTrip = (
  language: Language,
  plan: Plan,
  key: string,
): Promise<ApiAnswer<{ data: OwnTrip }>> =>
  askApi('/trips', 'POST', { lang_id: language, plan: planOf(plan), client_id: key });

export const updateOwnTrip = (
  language: Language,
  id: number,
  plan: Plan,
  version: number,
): Promise<ApiAnswer<{ data: OwnTrip }>> =>
  askApi(`/trips/${id}`, 'PUT', { lang_id: language, plan: planOf(plan), version });
