import type { Pool } from '../candidates';
import type { Candidate } from '../candidates/candidate';
import { recordNamed } from '../follow-up/named-stop';
import { type Plan, planLimits } from '../plan-shapes';
import { recordKey } from '../records/record';
import { token, tokens } from '../stream/events';
import type { Understanding } from '../understand';
import { namedIn } from '../understand/names';
import { numberOf, numberPattern } from '../understand/numbers';
import { words } from '../understand/text';
import { topicOf } from '../understand/topics';
import { adviceWords } from '../words/advice';
import { compareWords } from '../words/compare-words';
import { durationText, listOf, monthText } from '../words/lists';
import { phrasesIn } from '../words/phrases-in';
import { reasonFor } from '../words/reasons';
import { costText, dayCostText, ratesFor, spendingText, wholeCostText } from './cost';
import { type Context, type Conversation, poolFor } from './situation';

/** Questions about the plan that somebody has. */

const dayOf = new RegExp(`(?:day|ngay)(?: thu)? (${numberPattern})`, 'u');
const stopOf = new RegExp(
  `(?:stop|place|thing|visit|diem|cho|noi)(?: thu| so)? (${numberPattern})|(first|second|third|last) (?:stop|place|thing|visit|one)|(?:diem|cho|noi) (dau|cuoi)`,
  'u',
);
const orders: Record<string, number> = { first: 1, second: 2, third: 3, dau: 1 };

/** The stop that a question is about: by its day and number, else the first of the plan. */
const stopMeant = ({ words }: Pick<Understanding, 'words'>, { days }: Plan) => {
  const day = Math.min(days.length, numberOf(dayOf.exec(words)?.[1]) ?? 1);
  const stops = days[day - 1]?.stops ?? [];
  const match = stopOf.exec(words);
  const [, counted, ordered, vietnamese] = match ?? [];
  const named = ordered ?? vietnamese;
  const isLast = named === 'last' || named === 'cuoi';
  const number = isLast ? stops.length : (numberOf(counted) ?? (named ? orders[named] : 1) ?? 1);
  return { day, stop: stops[number - 1] ?? stops[0] };
};

const asksWhyOf =
  /(?:why (?:is|are|do we (?:go to|see|visit|have)|did you (?:choose|pick|include|put|add)|have you (?:chosen|put|picked))?|sao|ly do)(?: lai)?(?: (?:chon|xep|cho|co|di|ghe|la))* (.+?)(?: (?:on|in|there|here|included|part|o trong|trong|vao|o day|vay|the|nhi|ha)(?: .*)?)?$/u;

/** The stop of the plan that is asked about by its name, however shortly. */
const namedStop = (said: Pick<Understanding, 'words'>, plan: Plan, pool: Pool) =>
  namedIn(ownOf(plan, pool), said.words, new Set())[0] ??
  recordNamed(asksWhyOf.exec(said.words)?.[1] ?? '', ownOf(plan, pool), new Set());

const ownOf = (plan: Plan, { all }: Pool) =>
  plan.days.flatMap(({ stops }) => stops.flatMap((one) => all.get(recordKey(one)) ?? []));

/** Why a stop is in the plan: what speaks for it, and what it is. */
const why = (context: Context, said: Understanding, plan: Plan, pool: Pool): string => {
  const say = adviceWords(context.language);
  const named = namedStop(said, plan, pool);
  const meant = stopMeant(said, plan);
  const { day } = meant;
  const stop = named
    ? plan.days.flatMap(({ stops }) => stops).find((one) => recordKey(one) === recordKey(named))
    : meant.stop;
  const candidate = stop && pool.all.get(recordKey(stop));
  if (!stop || !candidate) return say.nothingOn(day);
  const reason = reasonOf(context, candidate, plan);
  const stops = plan.days[day - 1]?.stops ?? [];
  // "Why is day 1 like that?" is about all of it.
  if (named || stopOf.test(said.words) || !dayOf.test(said.words) || stops.length < 2)
    return say.why(token(stop), reason, candidate.description);
  const lines = stops.flatMap((one) => {
    const own = pool.all.get(recordKey(one));
    return own ? [`- ${token(one)}: ${reasonOf(context, own, plan)} ${own.description}`] : [];
  });
  return `${say.whyDay(day)}\n${lines.join('\n')}`;
};

const reasonOf = ({ language }: Context, candidate: Candidate, { request }: Plan): string => {
  const interest = request.interests.find((one) =>
    topicOf(one)?.signals.some((signal) => candidate.signals.has(signal)),
  );
  return reasonFor(language, candidate, { interest, hasChildren: request.children > 0 });
};

const asksRoute = words(
  'route|order|itinerary|direction|that way|this way round|these (?:places|towns|cities)|lo trinh|thu tu|tuyen|hanh trinh|chang|chieu di',
);
const asksTowns = words(
  '(?:stop|stay|sleep)(?:ping|ing)? (?:there|in)|dung (?:lai )?(?:o )?(?:do|day)|o lai (?:do|day)',
);

const asksThere = words(
  'why (?:there|that (?:one|place|town|city)|this (?:place|town|city))|(?:sao|vi sao|tai sao)(?: lai)? (?:chon |di |o |la )?(?:cho do|noi do|o do|do)',
);

/** The towns of the plan that the last answer named first: what "there" means. */
const townsTold = ({ messages, plan }: Conversation): number[] => {
  const answer = messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const told = [...answer.replace(/^- .*$/gmu, '').matchAll(tokens)].flatMap(([, kind, id]) =>
    kind === 'city' ? [Number(id)] : [],
  );
  const own = told.filter((id) => plan?.days.some(({ city_id }) => city_id === id));
  return own.slice(0, 1);
};

/** Why the towns of a plan come in that order, and what each is for. */
const whyRoute = ({ language }: Context, { days }: Plan, { all }: Pool, only: readonly number[]): string => {
  const say = compareWords(language);
  const towns = days.flatMap(({ city_id, transfer }, index) =>
    index === 0 || days[index - 1]?.city_id !== city_id ? [{ city_id, transfer, day: index + 1 }] : [],
  );
  const [first] = towns;
  if (!first) return adviceWords(language).nothingOn(1);
  const cityOf = (id: number) => token({ kind: 'city', id });
  const shown = only.length > 0 ? towns.filter(({ city_id }) => only.includes(city_id)) : towns;
  const why = shown.map(({ city_id, day }) => {
    const own = days
      .filter((one) => one.city_id === city_id)
      .flatMap(({ stops }) => stops)
      .toSorted((a, b) => (all.get(recordKey(b))?.fame ?? 0) - (all.get(recordKey(a))?.fame ?? 0));
    return say.townWhy(cityOf(city_id), day, listOf(language, own.slice(0, 3).map(token)));
  });
  if (towns.length === 1)
    return [say.oneTown(cityOf(first.city_id), days.length), why.join('\n'), say.routeOrder].join('\n');
  if (only.length > 0) return [why.join('\n'), say.routeOrder].join('\n');
  const ways = towns.flatMap(({ city_id, transfer }, index) => {
    const before = towns[index - 1];
    if (!before || !transfer) return [];
    return [`- ${phrasesIn(language).transfer(cityOf(before.city_id), cityOf(city_id), transfer)}`];
  });
  const minutes = towns.reduce((sum, { transfer }) => sum + (transfer?.minutes ?? 0), 0);
  return [
    say.route(cityOf(first.city_id), ways.join('\n'), durationText(language, minutes)),
    why.join('\n'),
    say.routeOrder,
  ].join('\n\n');
};

const asksToRise = words('get up|wake(?: up)?|rise|earliest|day (?:luc )?may gio|thuc day|day som');

/** The day of a plan that begins before the others. */
const earliest = ({ days }: Plan) =>
  days
    .flatMap(({ stops: [stop] }, index) => (stop ? [{ day: index + 1, stop }] : []))
    .toSorted((a, b) => a.stop.starts_at.localeCompare(b.stop.starts_at))[0] ?? { day: 1, stop: undefined };

const begins = ({ language }: Context, said: Understanding, plan: Plan): string => {
  const say = adviceWords(language);
  const { day, stop } =
    asksToRise.test(said.words) && !dayOf.test(said.words) ? earliest(plan) : stopMeant(said, plan);
  return stop ? say.begins(day, token(stop), stop.starts_at) : say.nothingOn(day);
};

const mostUnderRoof = 5;

/** What is under a roof in the cities of the plan, and how much it rains there. */
const rain = (
  { language }: Context,
  { plan, cities, only }: { plan: Plan; only: readonly number[] } & Pick<Conversation, 'cities'>,
  pool: Pool,
) => {
  const say = adviceWords(language);
  const planned = [...new Set(plan.days.map(({ city_id }) => city_id))];
  const asked = planned.filter((id) => only.includes(id));
  const ids = asked.length > 0 ? asked : planned;
  const { month } = plan.request;
  const normals = ids.flatMap((id) => {
    const normal = cities.find((city) => city.id === id)?.normals.find((one) => one.month === month);
    const city = token({ kind: 'city', id });
    return normal && month
      ? [say.rainMonth(city, monthText(language, month), Math.round(normal.rain_mm / 10) * 10)]
      : [];
  });
  const dry = [...pool.all.values()]
    .filter(
      ({ signals, city_id, visitor_info }) =>
        (signals.has('rainy-day') || visitor_info?.shelter?.rain === 'unaffected') &&
        city_id !== null &&
        ids.includes(city_id),
    )
    .sort(
      (a, b) =>
        Number(a.isMeal) - Number(b.isMeal) ||
        (b.fame ?? 0) - (a.fame ?? 0) ||
        Number(b.isFeatured) - Number(a.isFeatured) ||
        a.id - b.id,
    )
    .slice(0, mostUnderRoof);
  const told = dry.length > 0 ? say.rain(listOf(language, dry.map(token))) : say.noRain;
  return [...normals.slice(0, 2), told].join(' ');
};

/** What the plan costs as far as it is known, beside what somebody has. */
const cost = async (context: Context, plan: Plan, pool: Pool): Promise<string> => {
  const { spending } = plan.request;
  const own = spending
    ? [spendingText(context.language, spending, await ratesFor(context.db, spending))]
    : [];
  const aDay = await dayCostText(context, plan.request.budget);
  const whole = await wholeCostText(context, plan);
  return [...own, whole, costText(context.language, plan, pool), aDay]
    .filter((text) => text !== '')
    .join(' ');
};

/** The answer to a question about a plan; `null` for another question. Reads what the plan's cities have. */
export const answerAboutPlan = async (
  question: Understanding['talk']['questions'][number],
  context: Context,
  said: Understanding,
  conversation: Conversation,
): Promise<string | null> => {
  const { plan, cities } = conversation;
  if (!plan || plan.days.length > planLimits.days) return null;
  if (question === 'begins') return begins(context, said, plan);
  if (question !== 'why' && question !== 'rain' && question !== 'cost') return null;
  const pool = await poolFor(context, plan, cities, []);
  if (question === 'why') {
    const inPlan = new Set(plan.days.map(({ city_id }) => city_id));
    const named = said.places.mentioned.map(({ id }) => id).filter((id) => inPlan.has(id));
    const isThere = named.length === 0 && asksThere.test(said.words);
    const towns = isThere ? townsTold(conversation) : named;
    const isOfStop = stopOf.test(said.words) || namedStop(said, plan, pool) !== null;
    const isOfRoute = isThere || asksRoute.test(said.words) || asksTowns.test(said.words) || towns.length > 0;
    return isOfRoute && !isOfStop ? whyRoute(context, plan, pool, towns) : why(context, said, plan, pool);
  }
  return question === 'rain'
    ? rain(context, { plan, cities, only: said.places.mentioned.map(({ id }) => id) }, pool)
    : cost(context, plan, pool);
};
