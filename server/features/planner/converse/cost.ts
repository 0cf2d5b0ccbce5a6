import type { Queryable } from '../../../../db/client';
import { addDays } from '../../../calendar/lunar/day-number';
import { distanceKm, type Point } from '../../../distance';
import { type Means, waysBetween } from '../../../geography/network';
import { readFacts } from '../../../kinds/fact';
import type { Language } from '../../../language';
import { latestRates } from '../../travel/currency/stored-rates';
import type { Pool } from '../candidates';
import type { PlannerCity } from '../candidates/cities';
import { tetDay } from '../days/tet';
import { type Plan, type PlanRequest, planLimits, type Spending } from '../plan-shapes';
import { recordKey } from '../records/record';
import { transferFor } from '../travel/transfer';
import type { TravelMode } from '../travel/ways';
import { adviceWords } from '../words/advice';
import { dateText } from '../words/lists';
import type { Context } from './situation';

/** VND for one unit of each currency that people name sums in. */
export type Rates = Readonly<Partial<Record<Spending['currency'], number | undefined>>>;

const onlyDong: Rates = { VND: 1 };

/** Today's rates, read only where a sum is not in đồng. One query at most. */
export const ratesFor = async (db: Queryable, spending: Spending | undefined): Promise<Rates> => {
  if (!spending || spending.currency === 'VND') return onlyDong;
  const rates = await latestRates(db);
  const found = rates.find(({ code }) => code === spending.currency);
  return { ...onlyDong, [spending.currency]: found && found.rate > 0 ? 1 / found.rate : undefined };
};

type Travellers = Pick<PlanRequest, 'adults' | 'children' | 'days'>;

const toThousands = (amount: number): number => Math.round(amount / 1000) * 1000;

/** What there is for one person and one day, VND; undefined where the currency has no rate. */
export const perPersonDay = (spending: Spending, rates: Rates, { adults, children, days }: Travellers) => {
  const rate = rates[spending.currency];
  if (rate === undefined) return undefined;
  const people = adults + children;
  const shares = { total: people * days, day: people, person: days, person_day: 1 };
  return (spending.amount * rate) / shares[spending.per];
};

/** "25 dollars a day" of somebody who speaks of nobody else is one person's day. */
export const ownDay = (spending: Spending | undefined, adults: number | undefined): Spending | undefined =>
  spending?.per === 'day' && adults === undefined ? { ...spending, per: 'person_day' } : spending;

/** Above these sums for one person and day, a bed included, the middle and the upper level begin; VND. */
const levels = { middle: 900_000, high: 3_000_000 } as const;

/** A dorm, three meals from the pavement and a bus or two. */
const least = 350_000;

/** The level of what is to be spent, for choosing places. */
export const levelOf = (aDay: number): PlanRequest['budget'] =>
  aDay < levels.middle ? 'low' : aDay < levels.high ? 'middle' : 'high';

const formats = { en: new Intl.NumberFormat('en-GB'), vi: new Intl.NumberFormat('vi') };

const amountText = (language: Language, { amount, currency }: Spending): string =>
  currency === 'VND' ? adviceWords(language).vnd(amount) : `${formats[language].format(amount)} ${currency}`;

/** The budget as it was said, and in đồng where that is another currency. */
export const spendingText = (language: Language, spending: Spending, rates: Rates): string => {
  const say = adviceWords(language);
  const rate = rates[spending.currency];
  const isForeign = spending.currency !== 'VND' && rate !== undefined;
  const inVnd = isForeign ? say.vnd(toThousands(spending.amount * rate)) : '';
  return say.spending(amountText(language, spending), say.spendingFor[spending.per], inVnd);
};

/** That it is too little for beds and meals; empty where it is enough or nobody can tell. */
export const tooLittleText = (language: Language, plan: Plan, spending: Spending, rates: Rates): string => {
  const aDay = perPersonDay(spending, rates, plan.request);
  if (aDay === undefined || aDay >= least) return '';
  const say = adviceWords(language);
  return say.tooLittle(say.vnd(toThousands(aDay)));
};

const dayFacts = {
  low: 'money.day_simple',
  middle: 'money.day_middle',
  high: 'money.day_comfortable',
} as const;

/** What a day costs one person altogether, as a fact with its source says; empty where there is none. One query. */
export const dayCostText = async (context: Context, level: PlanRequest['budget']): Promise<string> => {
  const facts = await readFacts(context, [dayFacts[level]]);
  return facts
    .filter(({ is_expired }) => !is_expired)
    .map(({ label, value, source, checked_on }) => {
      const day = checked_on ? dateText(context.language, checked_on) : '';
      return `${label}: ${value} ${adviceWords(context.language).source(source, day)}`;
    })
    .join(' ');
};

/** The sums that a fact names, VND: "about 1.6 to 3.9 million đồng", "khoảng 700 nghìn đến 1,3 triệu đồng". */
const sumsIn = (value: string): number[] =>
  [
    ...(value.split(/đồng/u)[0] ?? '').matchAll(/(\d+(?:[.,]\d+)*)(?: (million|triệu|nghìn|thousand))?/gu),
  ].map(([, digits = '', unit], index, all) => {
    const isShort = /^\d+[.,]\d{1,2}$/u.test(digits);
    const number = Number(isShort ? digits.replace(',', '.') : digits.replace(/[.,]/gu, ''));
    // "1.6 to 3.9 million" says the unit once.
    const own = unit ?? (number < 1000 ? all[index + 1]?.[2] : undefined);
    return number * (own === 'million' || own === 'triệu' ? 1e6 : own ? 1000 : 1);
  });

/** What a whole journey comes to for its travellers, by what a day costs; empty where nothing says it. One query. */
export const wholeCostText = async (context: Context, { request, days }: Plan): Promise<string> => {
  const [fact] = (await readFacts(context, [dayFacts[request.budget]])).filter(
    ({ is_expired }) => !is_expired,
  );
  const say = adviceWords(context.language);
  const people = request.adults + request.children;
  const sums = sumsIn(fact?.value ?? '')
    .slice(0, 2)
    .map((sum) => say.vnd(Math.round((sum * people * days.length) / 100_000) * 100_000));
  const [from, to] = sums;
  return from === undefined ? '' : say.wholeCost(people, days.length, from, to ?? null);
};

/** Whether some way of a plan is a flight; who says nothing of where he comes from comes by one. */
const flies = ({ request, days }: Plan, cities: readonly PlannerCity[]): boolean => {
  const { origin } = request;
  if (days.some(({ transfer }) => transfer?.mode === 'flight')) return true;
  if (!origin) return request.modes_avoided?.includes('flight') !== true;
  return [days[0], days.at(-1)].some((day) => {
    const city = cities.find(({ id }) => id === day?.city_id);
    return city !== undefined && transferFor(request, origin, city).mode === 'flight';
  });
};

const meansOf: Partial<Record<TravelMode, Means>> = {
  flight: 'flight',
  bus: 'coach',
  boat: 'coach',
  train: 'train',
  car: 'car',
};

/** Tickets of all travellers from home, between the towns and back, VND; `null` where the price of a way is not known. */
const ticketsOf = (
  { request, days }: Plan,
  cities: readonly PlannerCity[],
): { from: number; to: number } | null => {
  const { origin, adults, children } = request;
  if (!origin) return null;
  const towns = days.flatMap(({ city_id }) => cities.find(({ id }) => id === city_id) ?? []);
  const route: readonly Point[] = [origin, ...towns, origin];
  let [from, to] = [0, 0];
  for (const [index, place] of route.slice(1).entries()) {
    const before = route[index];
    if (!before || distanceKm(before, place) < nextDoorKm) continue;
    const mode = days[index]?.transfer?.mode ?? transferFor(request, before, place).mode;
    const means = meansOf[mode];
    const price = means && waysBetween(before, place, { means: [means] })[0]?.price;
    if (!price) return null;
    const people = price.per === 'car' ? 1 : adults + children;
    from += price.from * people;
    to += price.to * people;
  }
  return to > 0 ? { from, to } : null;
};

/** From home to a town so near nobody buys a ticket, km. */
const nextDoorKm = 12;

const roundTo = (amount: number, step: number): number => Math.round(amount / step) * step;

/** What the tickets take of a budget, and what is left for a person and day; empty where nobody knows. */
const leftAfterTickets = (
  language: Language,
  plan: Plan,
  spending: Spending,
  { rates, cities }: { rates: Rates; cities: readonly PlannerCity[] },
): string => {
  const tickets = ticketsOf(plan, cities);
  const { adults, children, start_date } = plan.request;
  const aDay = perPersonDay(spending, rates, { ...plan.request, days: plan.days.length });
  if (!tickets || aDay === undefined || spending.per === 'day' || spending.per === 'person_day') return '';
  const say = adviceWords(language);
  const people = adults + children;
  const isTet = plan.days.some(
    (_, index) => start_date !== null && tetDay(addDays(start_date, index)) !== null,
  );
  // Around Tết nobody gets the cheap ones.
  const paid = isTet ? tickets.to : (tickets.from + tickets.to) / 2;
  const rest = aDay - paid / people / plan.days.length;
  return say.tickets({
    from: say.vnd(roundTo(tickets.from, 100_000)),
    to: say.vnd(roundTo(tickets.to, 100_000)),
    people,
    isTet,
    rest: rest > 0 ? say.vnd(roundTo(rest, 10_000)) : null,
    level: rest < least ? null : levelOf(rest),
  });
};

/** What the budget is for one person and day; empty where it is too little, which is said in its own words. */
export const perPersonText = (
  language: Language,
  plan: Plan,
  spending: Spending,
  { rates, cities }: { rates: Rates; cities: readonly PlannerCity[] },
): string => {
  const aDay = perPersonDay(spending, rates, { ...plan.request, days: plan.days.length });
  if (aDay === undefined || aDay < least) return '';
  const say = adviceWords(language);
  const rest = leftAfterTickets(language, plan, spending, { rates, cities });
  if (rest !== '') return rest;
  return say.perPerson(say.vnd(Math.round(aDay / 10_000) * 10_000), levelOf(aDay), flies(plan, cities));
};

/** What the stops of a plan cost as far as their prices are known, and what that leaves out. */
export const costText = (language: Language, plan: Plan, { all }: Pool): string => {
  const say = adviceWords(language);
  const people = Math.min(planLimits.people * 2, plan.request.adults + plan.request.children);
  const prices = plan.days.flatMap(({ stops }) => stops.map((stop) => all.get(recordKey(stop))?.price ?? 0));
  const priced = prices.filter((price) => price > 0);
  const sum = priced.reduce((total, price) => total + price, 0) * people;
  const known = priced.length > 0 ? say.known(say.vnd(sum), people, priced.length) : say.noneKnown;
  return `${known} ${say.notIn(prices.length - priced.length)}`;
};
