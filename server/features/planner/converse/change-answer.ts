import type { Pool } from '../candidates';
import type { Taste } from '../days/suits';
import { type Change, followUp } from '../follow-up';
import { exchangeIn } from '../follow-up/exchange-city';
import { withTakenOut } from '../follow-up/taken-out';
import { truly } from '../follow-up/truly';
import type { Plan } from '../plan-shapes';
import { recordKey } from '../records/record';
import { type Understanding, understand } from '../understand';
import { dayScopeIn } from '../understand/day-scope';
import { besidePlan } from '../understand/journey-ends';
import { namedIn } from '../understand/names';
import { stayWishesIn } from '../understand/stay-wishes';
import { readText, words, wordsOf } from '../understand/text';
import { totalIn } from '../understand/town-orders';
import { phrasesIn } from '../words/phrases-in';
import { planTitle } from '../words/title';
import { wishWords } from '../words/wish-words';
import { adviceOnChange } from './advice-for';
import { levelOf, perPersonDay, ratesFor } from './cost';
import { farTopic } from './far-stops';
import { freeDaysText, freeIn } from './free-days';
import { remembered } from './meant';
import type { Ordered } from './order-in';
import { particularsIn } from './particulars';
import { asItIs, onDayOnly, scopeOf } from './scoped';
import { type Answer, further, lastOf, paragraphs } from './sending';
import { type Context, type Conversation, poolFor, tasteOf } from './situation';
import { staysText } from './stays-told';
import { changedText } from './told';
import { unmet } from './unmet';
import { wishesOut } from './wishes-told';

/** What the last message wishes to be added, in words of its own and of the bed. */
const wishesNow = (said: Understanding, conversation: Conversation, plan: Plan, pool: Pool) => {
  const message = lastOf(conversation);
  const { cities, today } = conversation;
  const isWish = wishesForThings.test(said.words) && said.acts.length === 0 && said.verb !== 'remove';
  return {
    stays: stayWishesIn(readText(message)),
    particulars: isWish
      ? particularsIn(message, said.wants, pool, { cities, ...besidePlan(plan, today) })
      : { topics: [], unheard: [], records: [] },
  };
};

/** A wish to sit less in vehicles. */
export const lessDriving = words(
  'less (?:driving|time (?:in|on) the (?:car|road|bus)|travel(?:l?ing)?)|(?:di|ngoi) xe it|it (?:di|ngoi) xe|bot (?:di xe|di chuyen)|(?:it|do) di chuyen',
);

const wishesForThings = words(
  'add|want|would like|love|like|include|with|more|also|them|muon|thich|can|co|kem|voi|ghe|an',
);

/** The level that a new sum means, for as many days and people as the plan then has. */
const withLevel = async (
  context: Context,
  said: Understanding,
  { request, days }: Plan,
): Promise<Understanding> => {
  const { spending } = said.wants;
  if (!spending) return said;
  const aDay = perPersonDay(spending, await ratesFor(context.db, spending), {
    ...request,
    days: days.length,
  });
  return aDay === undefined ? said : { ...said, wants: { ...said.wants, budget: levelOf(aDay) } };
};

/** What was named at any time before: of what has to go it goes last. */
const namedBefore = ({ messages, cities }: Conversation, { all }: Pool): ReadonlySet<string> => {
  const cityNames = new Set(cities.flatMap(({ names }) => names));
  return new Set(
    messages
      .filter(({ role }) => role === 'user')
      .slice(0, -1)
      .flatMap(({ content }) => namedIn(all.values(), wordsOf(content), cityNames).slice(0, 8))
      .map(recordKey),
  );
};

/** A plan that was changed, with what is to be told of it. */
export interface Changed {
  said: Understanding;
  plan: Plan;
  isChanged: boolean;
  changes: Change[];
  pool: Pool;
  taste: Taste;
  /** What else is said: of driving, of beds and of wishes that nothing fulfils. */
  more: string[];
}

/** "But 7 days in all": that length is kept, and is none of a town. */
const withTotal = (
  heard: Understanding,
  conversation: Conversation,
  plan: Plan,
  isOrdered: boolean,
): { said: Understanding; total?: number } => {
  const told = totalIn(readText(lastOf(conversation)).folded);
  if (!told) return { said: heard };
  const { cities, today } = conversation;
  const { days: _total, ...wants } = heard.wants;
  const said = isOrdered
    ? { ...heard, wants }
    : understand(told.rest, {
        ...{ cities, ...besidePlan(plan, today) },
      });
  return { said, total: told.days };
};

export const changeOnce = async (
  context: Context,
  heard: Understanding,
  conversation: Conversation,
  plan: Plan,
  ordered: Pick<Ordered, 'step' | 'into'> | null,
): Promise<Changed> => {
  const { language } = context;
  const { cities } = conversation;
  const order = ordered?.step ?? null;
  const { said: meant, total } = withTotal(heard, conversation, plan, order !== null);
  const levelled = await withLevel(context, meant, plan);
  // "A lazy day at the beach on day 3" says nothing of how full the others are.
  const isOfDay =
    order !== null &&
    dayScopeIn(readText(lastOf(conversation)), plan.request.start_date, plan.days.length) !== undefined;
  const { pace: _ofDay, ...untuned } = levelled.wants;
  const said = isOfDay ? { ...levelled, wants: { ...untuned, interests: [] } } : levelled;
  const exchange = exchangeIn(plan, said, cities);
  const others = cities.filter(
    (city) =>
      city === exchange?.into ||
      ordered?.into.includes(city) ||
      said.places.named.some(({ id }) => id === city.id),
  );
  const pool = await poolFor(context, plan, cities, others);
  const { wants, places } = remembered(said, conversation);
  const own = wishesNow(said, conversation, plan, pool);
  const wanted = [...said.wants.wanted, ...own.particulars.topics];
  const far = lessDriving.test(said.words) ? farTopic(plan, pool, cities) : null;
  const avoided = [...said.wants.avoided, ...(far ? [far] : [])];
  const heardAll = { ...said, wants: { ...said.wants, wanted, avoided } };
  const all = { ...wants, wanted: [...wants.wanted, ...own.particulars.topics] };
  const taste = {
    ...tasteOf(all, pool, said.words, cities, places),
    dear: namedBefore(conversation, pool),
  };
  const title = (days: number, route: Parameters<typeof planTitle>[2]) => planTitle(language, days, route);
  const day = order || exchange || said.wants.ends ? undefined : scopeOf(said, conversation, plan);
  const { days: _oneNight, ...scoped } = heardAll.wants;
  const asked = day === undefined ? heardAll : { ...heardAll, wants: scoped };
  const done = await followUp({
    ...{ plan, said: asked, cities, pool, taste, exchange, order, title },
    ...(total === undefined ? {} : { total }),
    ...(day === undefined ? {} : { onDay: day }),
  });
  const result = day === undefined ? done : onDayOnly(plan, day, done);
  const towns = [...new Set(result.plan.days.map(({ city_id }) => city_id))];
  const more = [
    !far && lessDriving.test(said.words) ? wishWords(language).noDrives : '',
    await staysText(context, own.stays, towns),
    ...wishesOut({ language, plan: result.plan }, own.particulars),
  ].filter((text) => text !== '');
  return { said, ...result, pool, taste, more };
};

/** What tells of wishes already. */
const ofWishes: ReadonlySet<Change['said']> = new Set([
  'none_of',
  'no_more_wish',
  'no_more_of',
  'none_instead',
  'not_that_day',
  'no_room',
]);

/** What the last message wishes for and the plan, as it is now, has nothing of. */
const openWishes = (
  language: Context['language'],
  { cities, today }: Conversation,
  done: readonly Changed[],
  plan: Plan,
): string[] =>
  done.flatMap(({ said, changes, pool }) =>
    said.verb === 'remove' || changes.some((change) => ofWishes.has(change.said))
      ? []
      : unmet({
          ...{ language, cities, today, pool, said, named: new Set<string>(), leftOut: [] },
          plan: { ...plan, request: { ...plan.request, interests: said.wants.interests } },
        }),
  );

/** Days that are to be free, and those that have been all along. */
const freeAsWished = (was: Plan, now: Plan, changes: readonly Change[]): ReadonlySet<number> =>
  new Set([
    ...changes.flatMap((change) =>
      change.said === 'day_emptied' || change.said === 'part_freed' || change.said === 'hours_taken'
        ? [change.day]
        : [],
    ),
    ...(was.days.length === now.days.length
      ? was.days.flatMap(({ stops }, index) => (stops.length === 0 ? [index + 1] : []))
      : []),
  ]);

/** Tells what was changed, of all that was done one after the other. */
export async function* toldOf(
  context: Context,
  conversation: Conversation,
  was: Plan,
  done: readonly [Changed, ...Changed[]],
  answered: readonly string[] = [],
): Answer {
  const { language } = context;
  const { cities } = conversation;
  const last = done.at(-1) ?? done[0];
  const { said, plan, pool, taste } = last;
  const isChanged = done.some((one) => one.isChanged);
  if (isChanged) yield { type: 'plan', plan };
  const told = await adviceOnChange(context, said, conversation, { was, now: plan, pool });
  const advice = {
    ...told,
    notes: [...told.notes, ...openWishes(language, conversation, done, plan)],
    answers: answered,
    further: [...done.flatMap(({ more }) => more), ...told.further],
  };
  const all = asItIs(
    done.length === 1
      ? last.changes
      : withTakenOut(
          done.flatMap((one) => one.changes),
          was,
          plan,
        ),
    plan,
  );
  // What the steps did one after the other the plan in the end may not show.
  const changes = done.length === 1 ? all : truly(all, was, plan, pool);
  const limits = done.flatMap(({ said: { wants } }) => wants.limits);
  const wants = { ...said.wants, limits: [...new Set(limits)] };
  yield* paragraphs(changedText(language, was, plan, changes, { wants, advice }));
  const [free, refuges] = isChanged ? freeIn(plan, cities, freeAsWished(was, plan, changes)) : [[], []];
  const wider = free.length > 0 ? await poolFor(context, plan, cities, refuges) : pool;
  const freed = free.map((one) => freeDaysText(language, one, { plan, pool: wider, taste, refuges }));
  yield* further(freed);
  const { questions } = phrasesIn(language);
  const moves = freed.flatMap(({ move }) => move ?? []);
  yield {
    type: 'questions',
    items: [...moves, questions.longer, questions.cheaper, questions.slower, questions.food],
  };
}

/** A plan that is changed as it was wished, and what was changed. */
export async function* changed(
  context: Context,
  heard: Understanding,
  conversation: Conversation,
  plan: Plan,
  ordered: Ordered | null = null,
): Answer {
  yield { type: 'status', text: phrasesIn(context.language).status.changing };
  const done = await changeOnce(context, heard, conversation, plan, ordered);
  yield* toldOf(context, conversation, plan, [done]);
}
