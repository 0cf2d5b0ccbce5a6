import { type Pool, readPool } from '../candidates';
import type { PlannerCity } from '../candidates/cities';
import { warningsOf } from '../check/warnings';
import { followUp } from '../follow-up';
import { exchangeIn } from '../follow-up/exchange-city';
import type { Plan } from '../plan-shapes';
import { readKnown } from '../records/read';
import type { ChatEvent } from '../stream/events';
import { saysAnything, type Understanding, understand } from '../understand';
import { questionsAsked } from '../understand/asked';
import { adviceWords } from '../words/advice';
import { phrasesIn } from '../words/phrases-in';
import { planTitle } from '../words/title';
import {
  costText,
  levelOf,
  perPersonDay,
  perPersonText,
  ratesFor,
  spendingText,
  tooLittleText,
} from './cost';
import { found } from './found';
import { type FreeDays, freeDaysOf, freeDaysText, refugesOf } from './free-days';
import { newPlan, together } from './new-plan';
import { cautions, contradictions, type Noticed, spentDaysText, unmet } from './notices';
import { answers } from './questions';
import { type Context, type Conversation, poolFor, tasteOf } from './situation';
import { suggestionsFor } from './suggestions';
import { type Advice, changedText, newPlanText } from './told';
import { uncoveredNear } from './where';
import { uncoveredText } from './where-told';

/** What the built-in planner makes of a conversation, as events without the last one. */
export type Answer = AsyncGenerator<ChatEvent, void, void>;

const lastOf = ({ messages }: Conversation): string => messages.at(-1)?.content ?? '';

const paragraphs = (texts: readonly string[]): ChatEvent[] =>
  texts.map((text, index) => ({ type: 'text', delta: index === 0 ? text : `\n\n${text}` }));

/** Whether somebody with a plan wants another one from the beginning. */
const startsAnew = (said: Understanding, plan: Plan): boolean => {
  const ids = new Set(plan.days.map(({ city_id }) => city_id));
  const { named, region } = said.places;
  const isElsewhere = named.length > 0 ? named.every(({ id }) => !ids.has(id)) : region !== null;
  return (
    said.verb === null &&
    said.acts.length === 0 &&
    isElsewhere &&
    (said.wants.days !== undefined || said.talk.asksForPlan)
  );
};

/** What a plan is told with: what can't be, what to know, what it costs, and answers to what was asked beside it. */
const adviceFor = async (
  context: Context,
  said: Understanding,
  conversation: Conversation,
  { plan, assumed, pool, taste }: Awaited<ReturnType<typeof newPlan>>,
): Promise<Advice> => {
  const { language } = context;
  const { cities, today, messages } = conversation;
  const noticed: Noticed = {
    language,
    plan,
    pool,
    cities,
    said,
    named: taste.named,
    leftOut: assumed.leftOut,
    today,
  };
  const { spending } = plan.request;
  const rates = await ratesFor(context.db, spending);
  const about: Conversation = { ...conversation, plan };
  const known = await readKnown(context, plan);
  const isAsked = said.talk.questions.some((question) => answeredBeside.has(question));
  const asked = isAsked
    ? await answers(context, said, about)
    : await Promise.all(
        questionsAsked(messages.at(-1)?.content ?? '').map((question) => found(context, question)),
      );
  const wantsCost = spending !== undefined && !said.talk.questions.includes('cost');
  return {
    first: [
      ...contradictions(noticed),
      ...(spending ? [tooLittleText(language, plan, spending, rates)] : []),
    ],
    notes: [...unmet(noticed), ...cautions(noticed), ...warningsOf(plan, known, language, toldOtherwise)],
    further: [
      ...(spending
        ? [
            [spendingText(language, spending, rates), perPersonText(language, plan, spending, rates)]
              .join(' ')
              .trim(),
          ]
        : []),
      ...(wantsCost ? [costText(language, plan, pool)] : []),
      ...new Set(asked.flat()),
    ],
  };
};

/** Kinds of findings that the text of a plan tells in words of its own. */
const toldOtherwise = ['closed_for_tet', 'bad_weather', 'rainy_season', 'long_transfer'] as const;

/** Questions that stand beside a plan; the others are answered by it. */
const answeredBeside: ReadonlySet<string> = new Set([
  'visa',
  'money',
  'health',
  'emergency',
  'power',
  'transport',
  'tet',
  'cost',
  'stay',
  'weather',
]);

async function* planned(context: Context, said: Understanding, conversation: Conversation): Answer {
  const say = phrasesIn(context.language);
  yield { type: 'status', text: say.status.building };
  const made = await newPlan(context, said, conversation);
  const { plan, assumed } = made;
  yield { type: 'plan', plan };
  const advice = await adviceFor(context, said, conversation, made);
  yield* paragraphs(newPlanText(context.language, plan, assumed, conversation.cities, said, advice));
  const chosen = conversation.cities.filter(({ id }) => plan.days.some(({ city_id }) => city_id === id));
  const [free, refuges] = freeIn(plan, conversation.cities);
  const pool = await readPool(context, [...chosen, ...refuges], conversation.cities);
  const taste = tasteOf(said.wants, pool, said.words, conversation.cities, said.places);
  const told = free.map((one) => freeDaysText(context.language, one, { plan, pool, taste, refuges }));
  yield* further(told);
  const items = suggestionsFor(context, plan, pool, conversation.cities, taste);
  if (items.length > 0) yield { type: 'suggestions', items };
  const { questions } = say;
  const open = [
    ...told.flatMap(({ move }) => move ?? []),
    ...(assumed.days ? questions.days.slice(0, assumed.cities ? 3 : 0) : []),
    ...(plan.request.start_date === null ? questions.starts.slice(1) : []),
    ...(plan.days.length > 1 ? [questions.swap(2)] : []),
    questions.longer,
    questions.cheaper,
    questions.slower,
    ...(plan.request.children === 0 ? [questions.children] : []),
  ];
  yield { type: 'questions', items: open.slice(0, 5) };
}

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

/** What a changed plan is told with. Findings that it had before were told before. */
const adviceOnChange = async (
  context: Context,
  said: Understanding,
  { cities }: Conversation,
  { was, now, pool }: { was: Plan; now: Plan; pool: Pool },
): Promise<Advice> => {
  const { language } = context;
  const isSame = JSON.stringify(was) === JSON.stringify(now);
  const { places, wants } = said;
  const uncovered = uncoveredNear(places.uncovered, cities);
  const known = isSame ? null : await readKnown(context, now);
  const { spending } = wants;
  const rates = await ratesFor(context.db, spending);
  return {
    first: uncoveredText(language, null, uncovered),
    notes: known ? [...spentDaysText(language, now), ...warningsOf(now, known, language, [])] : [],
    further: spending
      ? [
          spendingText(language, spending, rates),
          costText(language, now, pool),
          tooLittleText(language, now, spending, rates),
        ]
      : [],
  };
};

async function* changed(
  context: Context,
  heard: Understanding,
  conversation: Conversation,
  plan: Plan,
): Answer {
  const { language } = context;
  const said = await withLevel(context, heard, plan);
  const say = phrasesIn(language);
  yield { type: 'status', text: say.status.changing };
  const { cities } = conversation;
  const exchange = exchangeIn(plan, said, cities);
  const more = cities.filter(
    (city) => city === exchange?.into || said.places.named.some(({ id }) => id === city.id),
  );
  const pool = await poolFor(context, plan, cities, more);
  const { wants, places } = remembered(said, conversation);
  const taste = tasteOf(wants, pool, said.words, cities, places);
  const title = (days: number, route: Parameters<typeof planTitle>[2]) => planTitle(language, days, route);
  const result = await followUp({ plan, said, cities, pool, taste, exchange, title });
  if (result.isChanged) yield { type: 'plan', plan: result.plan };
  const advice = await adviceOnChange(context, said, conversation, { was: plan, now: result.plan, pool });
  yield* paragraphs(changedText(language, plan, result.plan, result.changes, { wants: said.wants, advice }));
  const [free, refuges] = result.isChanged ? freeIn(result.plan, cities) : [[], []];
  const wider = free.length > 0 ? await poolFor(context, result.plan, cities, refuges) : pool;
  const told = free.map((one) =>
    freeDaysText(language, one, { plan: result.plan, pool: wider, taste, refuges }),
  );
  yield* further(told);
  const { questions } = say;
  const moves = told.flatMap(({ move }) => move ?? []);
  yield {
    type: 'questions',
    items: [...moves, questions.longer, questions.cheaper, questions.slower, questions.food],
  };
}

const further = (told: ReadonlyArray<{ text: string }>): ChatEvent[] =>
  told.map(({ text }) => ({ type: 'text', delta: `\n\n${text}` }));

/** Days without a stop, and cities next to them that have something for them. */
const freeIn = (plan: Plan, cities: readonly PlannerCity[]): [FreeDays[], PlannerCity[]] => {
  const free = freeDaysOf(plan, cities).slice(0, 2);
  return [free, [...new Set(free.flatMap((one) => refugesOf(one, plan, cities)))]];
};

const simply = (text: string, items: string[]): ChatEvent[] => [
  { type: 'text', delta: text },
  { type: 'questions', items },
];

/** Everything that the visitor said while there was no plan counts together: an answer to a question is half a request. */
const wholeRequest = (conversation: Conversation): Understanding | null => {
  const { messages, cities, today } = conversation;
  const said = messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => understand(content, { cities, today, planDays: 0 }));
  return together(said.filter((one) => !one.places.abroad || one.places.named.length > 0));
};

/** What was refused before is not proposed again, unless it has been asked for since. */
const remembered = (said: Understanding, { messages, cities, today }: Conversation) => {
  const before = messages
    .filter(({ role }) => role === 'user')
    .slice(0, -1)
    .map(({ content }) => understand(content, { cities, today, planDays: 0 }));
  const { wanted } = said.wants;
  const all = [...before, said];
  const avoided = all.flatMap(({ wants }) => wants.avoided).filter((topic) => !wanted.includes(topic));
  const named = new Set(said.verb === 'remove' ? [] : said.places.named.map(({ id }) => id));
  const left = all.flatMap(({ places }) => places.left).filter((id) => !named.has(id));
  return {
    wants: {
      wanted,
      avoided,
      phrases: all.flatMap(({ wants }) => wants.phrases),
      refused: all.flatMap(({ wants }) => wants.refused),
      limits: all.flatMap(({ wants }) => wants.limits),
    },
    places: { named: said.places.named, base: said.places.base, left },
  };
};

/** What is known by itself, whatever else a message says. */
const knowledge: ReadonlySet<string> = new Set([
  'visa',
  'money',
  'health',
  'emergency',
  'power',
  'transport',
]);

/** Whether a message wants to know something rather than have a plan made or changed. */
const asksOnly = ({ talk, acts, wants, places, verb }: Understanding, plan: Plan | null): boolean => {
  if (talk.asksForPlan || acts.length > 0) return false;
  if (talk.questions.some((question) => knowledge.has(question)) && places.named.length === 0) return true;
  if (wants.days !== undefined) return false;
  if (talk.questions.length > 0) return plan === null || verb === null || talk.isQuestion;
  return talk.isQuestion && (plan === null || verb === null);
};

/** "Is it safe to swim in Nha Trang?" wants no plan, "can you show us Huế?" does. */
const isPureQuestion = ({ talk, wants, words: said }: Understanding): boolean =>
  talk.isQuestion &&
  wants.adults === undefined &&
  wants.children === undefined &&
  wants.start_date === undefined &&
  pureQuestion.test(said) &&
  !wantsToGo.test(said);

const pureQuestion =
  /^(?:is|are|does|do|did|will|should|what|which|how|why|when|who|must|may i)\b|(?<!duoc )\b(?:khong|ko|chua|bao nhieu|the nao|ra sao)(?: (?:anh|chi|em|ban|a|vay|z))?$/;

/** Answers from nothing but the database and what the message says. */
export async function* builtIn(context: Context, conversation: Conversation): Answer {
  const { plan, cities, today } = conversation;
  const say = phrasesIn(context.language);
  yield { type: 'status', text: say.status.reading };
  const said = understand(lastOf(conversation), { cities, today, planDays: plan?.days.length ?? 0 });
  const { talk, places } = said;
  const isAbout = saysAnything(said);
  const isForeign = places.abroad !== null && places.named.length === 0 && places.uncovered.length === 0;
  if (isForeign) return yield* simply(say.abroad, say.questions.days);
  if (talk.isOffTopic && !talk.asksForPlan && said.wants.days === undefined && said.acts.length === 0)
    return yield* simply(say.offTopic, say.questions.days);
  if (talk.asksForUndo && plan)
    return yield* simply(adviceWords(context.language).undo, [say.questions.longer]);
  if (said.wants.noDays) return yield* simply(adviceWords(context.language).noDays, say.questions.days);
  if (asksOnly(said, plan)) {
    const told = await answers(context, said, conversation);
    const open = plan ? [say.questions.longer, say.questions.slower] : say.questions.days;
    if (told.length > 0) {
      yield* paragraphs(told);
      return yield { type: 'questions', items: open };
    }
    if (!isAbout || (!plan && isPureQuestion(said)))
      return yield* simply(adviceWords(context.language).unknown, open);
  }
  if (plan && !startsAnew(said, plan)) {
    if (isAbout) return yield* changed(context, said, conversation, plan);
    if (talk.isThanks) return yield* simply(say.thanks, [say.questions.longer, say.questions.cheaper]);
    return yield* simply(`${talk.asksForHelp ? say.help : say.unclear} ${say.nothingChanged}`, [
      say.questions.swap(Math.min(2, plan.days.length)),
      say.questions.cheaper,
      say.questions.slower,
    ]);
  }
  if (talk.isGreeting || cities.length === 0) return yield* simply(say.greeting, say.questions.days);
  const whole = wholeRequest(conversation) ?? said;
  const wantsPlan = isAbout || talk.asksForPlan || wantsToGo.test(said.words);
  if (whole && wantsPlan) return yield* planned(context, whole, conversation);
  yield* simply(talk.isThanks ? say.thanks : talk.asksForHelp ? say.help : say.unclear, say.questions.days);
}

/** A wish to travel without a word of where or how long. */
const wantsToGo =
  /\b(?:go|travel|visit|holiday|vacation|journey|tour|see|explore|di choi|du lich|di dau|muon di|nghi mat)\b/;
