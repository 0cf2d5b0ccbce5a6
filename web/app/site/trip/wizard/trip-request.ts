import type { PageSearch } from '~/api/page-search';
import { readMonth } from '~/i18n/months';
import { budgets, interests, needs, type PlanRequest, paces, planLimits } from '../plan';

/** What the address says of a journey, by the names of the form's fields. */
export const tripParameters = [
  'city_id',
  'start_date',
  'month',
  'days',
  'adults',
  'children',
  'pace',
  'interest',
  'budget',
  'need',
] as const;

export type TripParameter = (typeof tripParameters)[number];

const usual = { days: 5, adults: 2, children: 0, pace: 'normal', budget: 'middle' } as const;

function within(value: string | null, least: number, greatest: number, otherwise: number): number {
  const read = Number(value);
  if (value === null || value.trim() === '' || !Number.isFinite(read)) return otherwise;
  return Math.min(Math.max(Math.round(read), least), greatest);
}

/** The known ones of what was chosen, each once. */
const known = <Code extends string>(codes: readonly Code[], chosen: string[]): Code[] =>
  codes.filter((code) => chosen.includes(code));

const oneOf = <Code extends string>(codes: readonly Code[], chosen: string | null, otherwise: Code): Code =>
  codes.find((code) => code === chosen) ?? otherwise;

function readDate(value: string | null): string | null {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(value ?? '') && !Number.isNaN(Date.parse(`${value}T00:00:00Z`));
  return isDate ? value : null;
}

function readCities(values: string[]): number[] {
  const ids = values.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31);
  // A city may come again later, as the start of the way home does; twice in a row it is one stay.
  return ids.filter((id, index) => id !== ids[index - 1]).slice(0, planLimits.cities);
}

/** What somebody wants of a journey, from the address; what cannot be read is as usual. */
export function readTripRequest(search: Pick<PageSearch<TripParameter>, 'get' | 'getAll'>): PlanRequest {
  const startDate = readDate(search.get('start_date'));
  return {
    city_ids: readCities(search.getAll('city_id')),
    start_date: startDate,
    month: startDate ? Number(startDate.slice(5, 7)) : (readMonth(search.get('month')) ?? null),
    days: within(search.get('days'), 1, planLimits.days, usual.days),
    adults: within(search.get('adults'), 1, planLimits.people, usual.adults),
    children: within(search.get('children'), 0, planLimits.people, usual.children),
    pace: oneOf(paces, search.get('pace'), usual.pace),
    interests: known(interests, search.getAll('interest')),
    budget: oneOf(budgets, search.get('budget'), usual.budget),
    needs: known(needs, search.getAll('need')),
  };
}

/** Whether the address asks for a plan. */
export const asksForPlan = (search: URLSearchParams): boolean => search.has('days');

/** The same as an address has it. */
export function tripQuery(request: PlanRequest): string {
  const { start_date, month } = request;
  return new URLSearchParams([
    ...request.city_ids.map((id) => ['city_id', String(id)]),
    ...(start_date ? [['start_date', start_date]] : month ? [['month', String(month)]] : []),
    ['days', String(request.days)],
    ['adults', String(request.adults)],
    ['children', String(request.children)],
    ['pace', request.pace],
    ['budget', request.budget],
    ...request.interests.map((code) => ['interest', code]),
    ...request.needs.map((code) => ['need', code]),
  ]).toString();
}
