import type { Plan } from '../../../server/features/planner/plan-shapes';
import { tokens } from '../../../server/features/planner/stream/events';

/** What a good answer has. What is not given is not looked at. */
export interface Expectation {
  hasPlan?: boolean;
  days?: number;
  /** Codes of all cities of the plan, in order unless `anyOrder`. */
  cities?: string[];
  anyOrder?: boolean;
  first?: string;
  last?: string;
  fewestCities?: number;
  /** All cities are among these. */
  within?: string[];
  start?: string;
  month?: number;
  adults?: number;
  children?: number;
  pace?: string;
  budget?: string;
  interests?: string[];
  needs?: string[];
  /** English slugs of what no stop may carry. */
  without?: string[];
  onlyDayChanged?: number;
  withoutCities?: string[];
  /** What the plan did not have before is warmer in its month than this city. */
  warmerThan?: string;
  /** Each day has a stop, or the answer names something that could be done in its place. */
  fullDays?: boolean;
  asksBack?: boolean;
  says?: RegExp;
  saysNot?: RegExp;
}

export interface Answered {
  text: string;
  plan: Plan | null;
  /** The plan before the last message. */
  before: Plan | null;
  questions: string[];
  isDone: boolean;
  /** Tokens of the text that were not told with a title. */
  unnamed: string[];
}

export interface World {
  codeOf: (cityId: number) => string;
  /** Usual highest temperature of a day. */
  warmthOf: (code: string, month: number) => number;
  signalsOf: (kind: string, id: number) => ReadonlySet<string>;
  /** What the checker calls wrong, and stops that are no visible records with coordinates. */
  faultsOf: (plan: Plan) => Promise<string[]>;
}

const stopsOf = (day: Plan['days'][number] | undefined) =>
  JSON.stringify(day?.stops.map(({ kind, id, starts_at }) => [kind, id, starts_at]));

const sorted = (codes: readonly string[]) => [...codes].sort().join();

/** What is wrong with the last answer of a conversation; empty when nothing is. */
export const judge = async (given: Answered, expect: Expectation, world: World): Promise<string[]> => {
  const { plan, before, text } = given;
  const wrong: string[] = [];
  const check = (isRight: boolean, what: string) => {
    if (!isRight) wrong.push(what);
  };
  check(given.isDone && text.trim() !== '', 'no whole answer');
  check(given.unnamed.length === 0, `names no record: ${given.unnamed.join()}`);
  if (expect.says) check(expect.says.test(text), `does not say ${expect.says.source}`);
  if (expect.saysNot) check(!expect.saysNot.test(text), `says ${expect.saysNot.source}`);
  if (expect.asksBack) check(given.questions.length > 0, 'asks nothing back');
  const aboutPlan = Object.keys(expect).some((key) => !['says', 'saysNot', 'hasPlan'].includes(key));
  if (expect.hasPlan === false) check(plan === null, 'made a plan');
  if (expect.hasPlan || aboutPlan) check(plan !== null, 'no plan');
  if (!plan) return wrong;

  const { request, days } = plan;
  const codes = days.map(({ city_id }) => world.codeOf(city_id));
  const route = [...new Set(codes)];
  if (expect.days !== undefined) check(days.length === expect.days, `${days.length} days`);
  if (expect.cities) {
    const same = expect.anyOrder
      ? sorted(route) === sorted(expect.cities)
      : route.join() === expect.cities.join();
    check(same, `cities ${route.join()}`);
  }
  if (expect.first) check(codes[0] === expect.first, `begins in ${codes[0]}`);
  if (expect.last) check(codes.at(-1) === expect.last, `ends in ${codes.at(-1)}`);
  if (expect.fewestCities) check(route.length >= expect.fewestCities, `only ${route.join()}`);
  if (expect.within)
    check(
      route.every((code) => expect.within?.includes(code)),
      `cities ${route.join()}`,
    );
  if (expect.start) check(request.start_date === expect.start, `starts ${request.start_date}`);
  for (const name of ['month', 'adults', 'children', 'pace', 'budget'] as const) {
    if (expect[name] !== undefined) check(request[name] === expect[name], `${name} ${request[name]}`);
  }
  for (const interest of expect.interests ?? [])
    check(
      request.interests.some((one) => one === interest),
      `without ${interest}`,
    );
  for (const need of expect.needs ?? [])
    check(
      request.needs.some((one) => one === need),
      `without ${need}`,
    );
  if (expect.without) {
    const has = days
      .flatMap(({ stops }) => stops)
      .some(({ kind, id }) => expect.without?.some((signal) => world.signalsOf(kind, id).has(signal)));
    check(!has, `still ${expect.without[0]}`);
  }
  if (expect.onlyDayChanged) {
    const changed = days.flatMap((day, index) =>
      stopsOf(day) === stopsOf(before?.days[index]) ? [] : [index + 1],
    );
    check(changed.join() === String(expect.onlyDayChanged), `changed days ${changed.join()}`);
  }
  const { warmerThan } = expect;
  for (const code of expect.withoutCities ?? []) check(!route.includes(code), `still ${code}`);
  if (warmerThan && request.month) {
    const was = new Set(before?.days.map(({ city_id }) => world.codeOf(city_id)));
    const fresh = route.filter((code) => !was.has(code));
    const warmth = (code: string) => world.warmthOf(code, request.month ?? 1);
    check(fresh.length > 0, 'no other city');
    check(
      fresh.every((code) => warmth(code) > warmth(warmerThan)),
      `not warmer: ${fresh.join()}`,
    );
  }
  if (expect.fullDays) {
    const planned = new Set(days.flatMap(({ stops }) => stops.map(({ kind, id }) => `${kind}:${id}`)));
    const cityIds = new Set(days.map(({ city_id }) => `city:${city_id}`));
    const offered = [...text.matchAll(tokens)].map(([, kind, id]) => `${kind}:${id}`);
    const isOffered = offered.some((key) => !planned.has(key) && !cityIds.has(key));
    const free = days.filter(({ stops }) => stops.length === 0).length;
    check(free === 0 || isOffered, `${free} days free, and nothing offered`);
  }
  check(
    days.some(({ stops }) => stops.length > 0),
    'no stops',
  );
  wrong.push(...(await world.faultsOf(plan)));
  return wrong;
};
