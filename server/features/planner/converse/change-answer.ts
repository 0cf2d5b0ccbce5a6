import type { Pool } from '../candidates';
import type { Taste } from '../days/suits';
import { type Change, followUp } from '../follow-up';
import { exchangeIn } from '../follow-up/exchange-city';
import { onlyOfKind, recordNamed } from '../follow-up/named-stop';
import { placeStop } from '../follow-up/place';
import { withTakenOut } from '../follow-up/taken-out';
import type { Plan } from '../plan-shapes';
import { recordKey } from '../records/record';
import { saysAnything, type Understanding, understand } from '../understand';
import { isAssent } from '../understand/assent';
import { asksOfPlan } from '../understand/clauses';
import { keptIn } from '../understand/kept-stops';
import { namedIn } from '../understand/names';
import { ordersIn } from '../understand/orders';
import { ordersAndQuestions } from '../understand/orders-and-questions';
import { partsOf } from '../understand/parts';
import { stayWishesIn } from '../understand/stay-wishes';
import { readText, words, wordsOf } from '../understand/text';
import { totalIn } from '../understand/town-orders';
import { adviceWords } from '../words/advice';
import { phrasesIn } from '../words/phrases-in';
import { planTitle } from '../words/title';
import { wishWords } from '../words/wish-words';
import { adviceOnChange } from './advice-for';
import { answers } from './answers';
import { levelOf, perPersonDay, ratesFor } from './cost';
import { farTopic } from './far-stops';
import { freeDaysText, freeIn } from './free-days';
import { lengthLast, lessBy, withoutReasons } from './length-last';
import { asksOnly, remembered, startsAnew } from './meant';
import { type Ordered, orderIn } from './order-in';
import { particularsIn } from './particulars';
import { planAsked } from './plan-asked';
import { asItIs, onDayOnly, scopeOf } from './scoped';
import { type Answer, further, lastOf, paragraphs } from './sending';
import { type Context, type Conversation, poolFor, tasteOf } from './situation';
import { staysText } from './stays-told';
import { changedText } from './told';
import { wishesOut } from './wishes-told';

/** What the last message wishes to be added, in words of its own and of the bed. */
const wishesNow = (said: Understanding, conversation: Conversation, pool: Pool) => {
  const message = lastOf(conversation);
  const isWish = wishesForThings.test(said.words) && said.acts.length === 0 && said.verb !== 'remove';
  return {
    stays: stayWishesIn(readText(message)),
    particulars: isWish
      ? particularsIn(message, said.wants, pool, conversation.cities)
      : { topics: [], unheard: [] },
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
interface Changed {
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
        ...{ cities, today, planDays: plan.days.length, planStart: plan.request.start_date },
      });
  return { said, total: told.days };
};

const changeOnce = async (
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
  const said = await withLevel(context, meant, plan);
  const exchange = exchangeIn(plan, said, cities);
  const others = cities.filter(
    (city) =>
      city === exchange?.into ||
      ordered?.into.includes(city) ||
      said.places.named.some(({ id }) => id === city.id),
  );
  const pool = await poolFor(context, plan, cities, others);
  const { wants, places } = remembered(said, conversation);
  const own = wishesNow(said, conversation, pool);
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

/** Tells what was changed, of all that was done one after the other. */
async function* toldOf(
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
    answers: answered,
    further: [...done.flatMap(({ more }) => more), ...told.further],
  };
  const changes = asItIs(
    done.length === 1
      ? last.changes
      : withTakenOut(
          done.flatMap((one) => one.changes),
          was,
          plan,
        ),
    plan,
  );
  const limits = done.flatMap(({ said: { wants } }) => wants.limits);
  const wants = { ...said.wants, limits: [...new Set(limits)] };
  yield* paragraphs(changedText(language, was, plan, changes, { wants, advice }));
  const [free, refuges] = isChanged ? freeIn(plan, cities) : [[], []];
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

/** Whether what a part says is something to be done. */
const isOrder = (said: Understanding): boolean =>
  saysAnything(said) || said.verb !== null || said.trait !== null;

/** "Ok keep it", "ok bus then": nothing that would have to be done. */
const assents =
  /^ ?(?:(?:ok(?:ay|e)?|yes|yep|yeah|sure|fine|right|great|good|perfect|alright|nice|cool|thanks|thank you|sounds good|duoc|vang|da|u|uh|the|vay|thoi)(?: (?:ok|okay|then|keep (?:it|that|them)|as it is|good|great|fine|(?:the )?(?:bus|train|car|coach|plane)|it is|di|nhe|roi|luon|vay|thi|cu the|giu nguyen))*)[ .!]*$/u;

/** What a message asks beside what it wants changed, of the plan as it is then. */
const answerBeside = async (
  context: Context,
  conversation: Conversation,
  plan: Plan,
  part: string,
): Promise<string[]> => {
  const { cities, today, messages } = conversation;
  const asked = {
    ...conversation,
    plan,
    messages: [...messages.slice(0, -1), { role: 'user' as const, content: part }],
  };
  const ofPlan = await planAsked(context, asked, plan);
  if (ofPlan !== null) return [ofPlan];
  const said = understand(part, { cities, today, planDays: plan.days.length });
  const told = await answers(context, said, asked);
  return told.length > 0 ? told : [adviceWords(context.language).unknownTo(part.trim())];
};

/** "Keep the temple, but lighten the rest": the rest is changed, and what was to be kept is put back. */
const keptWhile = async (
  context: Context,
  conversation: Conversation,
  plan: Plan,
): Promise<Answer | null> => {
  const kept = keptIn(lastOf(conversation));
  if (!kept) return null;
  const { cities, today } = conversation;
  const pool = await poolFor(context, plan, cities, []);
  const stops = plan.days.flatMap((day, index) =>
    day.stops.flatMap((stop) => {
      const candidate = pool.all.get(recordKey(stop));
      return candidate ? [{ candidate, day: index + 1 }] : [];
    }),
  );
  const cityNames = new Set(cities.flatMap(({ names }) => names));
  const own = stops.map(({ candidate }) => candidate);
  const named = recordNamed(kept.what, own, cityNames) ?? onlyOfKind(kept.what, own);
  const day = stops.find(({ candidate }) => candidate === named)?.day;
  const said = understand(kept.rest, { cities, today, planDays: plan.days.length });
  if (!named || day === undefined || !isOrder(said)) return null;
  const asked = { ...conversation, messages: [{ role: 'user' as const, content: kept.rest }] };
  const first = await changeOnce(context, said, asked, plan, null);
  const isThere = first.plan.days.some(({ stops: now }) =>
    now.some((stop) => recordKey(stop) === recordKey(named)),
  );
  if (isThere) return toldOf(context, conversation, plan, [first]);
  const nothing = understand('', { cities, today, planDays: plan.days.length });
  const again = await changeOnce(context, nothing, asked, first.plan, {
    step: (draft) => placeStop(draft, named, day),
    into: [],
  });
  return toldOf(context, conversation, plan, [first, again]);
};

/**
 * A plan that is changed by each part of a message in turn, where it has several; `null` where it is one. What is not
 * understood of them is said.
 */
export const changedInTurn = async (
  context: Context,
  conversation: Conversation,
  plan: Plan,
): Promise<Answer | null> => {
  const kept = await keptWhile(context, conversation, plan);
  if (kept) return kept;
  const { order, asked: asking } = ordersAndQuestions(lastOf(conversation));
  const parts = withoutReasons(lengthLast(partsOf(order), conversation, plan), conversation, plan);
  if (parts.length + asking.length < 2 && order === lastOf(conversation)) return null;
  const { cities, today } = conversation;
  const done: Changed[] = [];
  const unheard: Change[] = [];
  let now = plan;
  let isReached = false;
  for (const [index, spoken] of parts.entries()) {
    const part = spoken.isLess ? lessBy(spoken, plan, now) : spoken.text;
    if (part === null) {
      isReached = true;
      continue;
    }
    const own = parts
      .slice(0, index + 1)
      .map(({ text }) => text)
      .map((content) => ({ role: 'user' as const, content }));
    const asked = { ...conversation, plan: now, messages: [...conversation.messages.slice(0, -1), ...own] };
    const ordered = await orderIn(context, asked, now);
    const said =
      ordered?.said ??
      understand(part, { cities, today, planDays: now.days.length, planStart: now.request.start_date });
    const isAsked = !ordered && (part.trim().endsWith('?') || asksOfPlan(part)) && asksOnly(said, now, part);
    if (isAsked) {
      asking.push(part);
      continue;
    }
    // "Make it 7 days" of what has become 7 days by then is done.
    const isLong = said.wants.days === now.days.length && said.acts.length === 0 && said.verb === null;
    if (isLong && index > 0 && said.places.mentioned.length === 0) {
      isReached = true;
      continue;
    }
    if (assents.test(readText(part).folded)) {
      isReached = true;
      continue;
    }
    if (!ordered && !isOrder(said) && !lessDriving.test(said.words)) {
      if (!isAssent(part)) unheard.push({ said: 'unheard', text: part });
      continue;
    }
    // Who asks as well is answered, and who wants another journey gets one.
    if (!ordered && (asksOnly(said, now, part) || startsAnew(said, now))) return null;
    const one = await changeOnce(context, said, asked, now, ordered);
    // What was given up by the part before it is given up.
    const isGivenUp = said.wants.dropped !== undefined;
    if (!one.isChanged && one.changes.length === 0 && said.wants.days === now.days.length) {
      isReached = true;
      continue;
    }
    if (!one.isChanged && one.changes.length === 0 && one.more.length === 0 && !isGivenUp) {
      unheard.push({ said: 'unheard', text: part });
      continue;
    }
    done.push(one);
    now = one.plan;
  }
  const [first, ...others] = done;
  const isCut = order !== lastOf(conversation);
  if (!first || done.length + unheard.length + asking.length + (isReached || isCut ? 1 : 0) < 2) return null;
  const answered: string[] = [];
  for (const part of asking) answered.push(...(await answerBeside(context, conversation, now, part)));
  const last = others.pop();
  const whole: readonly [Changed, ...Changed[]] = last
    ? [first, ...others, { ...last, changes: [...last.changes, ...unheard] }]
    : [{ ...first, changes: [...first.changes, ...unheard] }];
  return toldOf(context, conversation, plan, whole, answered);
};

/** The same where a message surely orders something and asks beside it, whichever word its question has; `null` elsewhere. */
export const changedAndAnswered = async (
  context: Context,
  conversation: Conversation,
  plan: Plan,
): Promise<Answer | null> => {
  const { order, asked } = ordersAndQuestions(lastOf(conversation));
  if (asked.length === 0 && order === lastOf(conversation)) return null;
  const { cities, today } = conversation;
  const { start_date: planStart } = plan.request;
  const planDays = plan.days.length;
  const { acts, verb, wants } = understand(order, { cities, today, planDays, planStart });
  const isOrdered =
    acts.length > 0 ||
    verb !== null ||
    wants.days !== undefined ||
    ordersIn(order, planDays, planStart).length > 0;
  return isOrdered ? changedInTurn(context, conversation, plan) : null;
};
