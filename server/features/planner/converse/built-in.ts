import { type Pool, readPool } from '../candidates';
import { followUp } from '../follow-up';
import { exchangeIn } from '../follow-up/exchange-city';
import type { OrderStep } from '../follow-up/ordered';
import type { Plan } from '../plan-shapes';
import { unknownAmong } from '../records/unknown-names';
import { type ChatEvent, token } from '../stream/events';
import { saysAnything, saysOfJourney, type Understanding, understand } from '../understand';
import { feastIn } from '../understand/feasts';
import { properNamesIn } from '../understand/proper-names';
import { replyIn } from '../understand/reply';
import { stayWishesIn } from '../understand/stay-wishes';
import { readText, words } from '../understand/text';
import { adviceWords } from '../words/advice';
import { frameWords } from '../words/frame';
import { listOf } from '../words/lists';
import { phrasesIn } from '../words/phrases-in';
import { replyWords } from '../words/reply-words';
import { talkWords } from '../words/talk-words';
import { planTitle } from '../words/title';
import { wishWords } from '../words/wish-words';
import { adviceFor, adviceOnChange } from './advice-for';
import { answers } from './answers';
import { comparesPlaces, comparison } from './compare';
import { withContext } from './continued';
import { levelOf, perPersonDay, ratesFor } from './cost';
import { farTopic } from './far-stops';
import { festivalsText, readFestivals, withFestivals } from './festivals';
import { freeDaysText, freeIn } from './free-days';
import { withRecommended } from './instead';
import { asksOnly, isPureQuestion, remembered, startsAnew, wantsToGo, wholeRequest } from './meant';
import { newPlan } from './new-plan';
import { orderIn } from './order-in';
import { particularsIn } from './particulars';
import { planBefore } from './replay';
import { withReply } from './replies';
import { type Context, type Conversation, poolFor, tasteOf } from './situation';
import { staysText } from './stays-told';
import { stopAsked } from './stop-asked';
import { suggestionsFor } from './suggestions';
import { changedText, newPlanText } from './told';
import { uncoveredNear } from './where';
import { whereToGo } from './where-to-go';
import { uncoveredText } from './where-told';
import { wishesOut } from './wishes-told';

/** What the built-in planner makes of a conversation, as events without the last one. */
export type Answer = AsyncGenerator<ChatEvent, void, void>;

const lastOf = ({ messages }: Conversation): string => messages.at(-1)?.content ?? '';

const paragraphs = (texts: readonly string[]): ChatEvent[] =>
  texts.map((text, index) => ({ type: 'text', delta: index === 0 ? text : `\n\n${text}` }));

/** What the last message names to go to and nothing here has. */
const unknownPlaces = (context: Context, conversation: Conversation): Promise<string[]> =>
  unknownAmong(context, properNamesIn(readText(lastOf(conversation)), conversation.cities));

const unknownText = (language: Context['language'], names: readonly string[], isPlanned: boolean): string =>
  frameWords(language).unknownPlace(listOf(language, names), isPlanned);

async function* planned(context: Context, heard: Understanding, conversation: Conversation): Answer {
  const say = phrasesIn(context.language);
  const unknown = await unknownPlaces(context, conversation);
  const { named: goesTo, uncovered, region } = heard.places;
  if (unknown.length > 0 && goesTo.length === 0 && uncovered.length === 0 && region === null)
    return yield* simply(unknownText(context.language, unknown, false), say.questions.days);
  yield { type: 'status', text: say.status.building };
  const festivals = await readFestivals(context, conversation.today);
  const { said, named } = withFestivals(heard, festivals, conversation.cities);
  const made = await newPlan(context, said, conversation);
  const { plan, assumed } = made;
  yield { type: 'plan', plan };
  const told = await adviceFor(context, said, conversation, made);
  const feasts = festivalsText(
    context.language,
    plan,
    festivals,
    named,
    feastIn(readText(lastOf(conversation)).folded, conversation.today)?.date,
  );
  const missing = unknown.length > 0 ? [unknownText(context.language, unknown, true)] : [];
  const advice = { ...told, first: [...missing, ...told.first], notes: [...feasts, ...told.notes] };
  yield* paragraphs(newPlanText(context.language, plan, assumed, conversation.cities, said, advice));
  const chosen = conversation.cities.filter(({ id }) => plan.days.some(({ city_id }) => city_id === id));
  const [free, refuges] = freeIn(plan, conversation.cities);
  const pool = await readPool(context, [...chosen, ...refuges], conversation.cities);
  const taste = tasteOf(said.wants, pool, said.words, conversation.cities, said.places);
  const freed = free.map((one) => freeDaysText(context.language, one, { plan, pool, taste, refuges }));
  yield* further(freed);
  const items = suggestionsFor(context, plan, pool, conversation.cities, taste);
  if (items.length > 0) yield { type: 'suggestions', items };
  const { questions } = say;
  const open = [
    ...freed.flatMap(({ move }) => move ?? []),
    ...(assumed.days ? questions.days.slice(0, assumed.cities ? 3 : 0) : []),
    ...(plan.request.start_date !== null
      ? []
      : plan.request.month === null
        ? questions.starts.slice(1)
        : [questions.startsIn(plan.request.month)]),
    ...(plan.days.length > 1 ? [questions.swap(2)] : []),
    questions.longer,
    questions.cheaper,
    questions.slower,
    ...(plan.request.children === 0 ? [questions.children] : []),
  ];
  yield { type: 'questions', items: open.slice(0, 5) };
}

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

const lessDriving = words(
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

async function* changed(
  context: Context,
  heard: Understanding,
  conversation: Conversation,
  plan: Plan,
  order: OrderStep | null = null,
): Answer {
  const { language } = context;
  const said = await withLevel(context, heard, plan);
  const say = phrasesIn(language);
  yield { type: 'status', text: say.status.changing };
  const { cities } = conversation;
  const exchange = exchangeIn(plan, said, cities);
  const others = cities.filter(
    (city) => city === exchange?.into || said.places.named.some(({ id }) => id === city.id),
  );
  const pool = await poolFor(context, plan, cities, others);
  const { wants, places } = remembered(said, conversation);
  const own = wishesNow(said, conversation, pool);
  const wanted = [...said.wants.wanted, ...own.particulars.topics];
  const far = lessDriving.test(said.words) ? farTopic(plan, pool, cities) : null;
  const avoided = [...said.wants.avoided, ...(far ? [far] : [])];
  const heardAll = { ...said, wants: { ...said.wants, wanted, avoided } };
  const all = { ...wants, wanted: [...wants.wanted, ...own.particulars.topics] };
  const taste = tasteOf(all, pool, said.words, cities, places);
  const title = (days: number, route: Parameters<typeof planTitle>[2]) => planTitle(language, days, route);
  const result = await followUp({ plan, said: heardAll, cities, pool, taste, exchange, order, title });
  if (result.isChanged) yield { type: 'plan', plan: result.plan };
  const told = await adviceOnChange(context, said, conversation, { was: plan, now: result.plan, pool });
  const towns = [...new Set(result.plan.days.map(({ city_id }) => city_id))];
  const more = [
    !far && lessDriving.test(said.words) ? wishWords(language).noDrives : '',
    await staysText(context, own.stays, towns),
    ...wishesOut({ language, plan: result.plan }, own.particulars),
  ].filter((text) => text !== '');
  const advice = { ...told, further: [...more, ...told.further] };
  yield* paragraphs(changedText(language, plan, result.plan, result.changes, { wants: said.wants, advice }));
  const [free, refuges] = result.isChanged ? freeIn(result.plan, cities) : [[], []];
  const wider = free.length > 0 ? await poolFor(context, result.plan, cities, refuges) : pool;
  const freed = free.map((one) =>
    freeDaysText(language, one, { plan: result.plan, pool: wider, taste, refuges }),
  );
  yield* further(freed);
  const { questions } = say;
  const moves = freed.flatMap(({ move }) => move ?? []);
  yield {
    type: 'questions',
    items: [...moves, questions.longer, questions.cheaper, questions.slower, questions.food],
  };
}

const further = (told: ReadonlyArray<{ text: string }>): ChatEvent[] =>
  told.map(({ text }) => ({ type: 'text', delta: `\n\n${text}` }));

const simply = (text: string, items: string[]): ChatEvent[] => [
  { type: 'text', delta: text },
  { type: 'questions', items },
];

async function* undone(context: Context, conversation: Conversation): Answer {
  const words = adviceWords(context.language);
  const { questions } = phrasesIn(context.language);
  const before = await planBefore(conversation, (earlier) => builtIn(context, earlier));
  if (before === 'unchanged') return yield* simply(words.notChanged, [questions.longer, questions.cheaper]);
  if (before) yield { type: 'plan', plan: before };
  yield* simply(before ? words.undone : words.undo, [questions.longer, questions.cheaper]);
}

/** What was asked has been answered. */
const withoutQuestions = (conversation: Conversation): Conversation => ({
  ...conversation,
  isAnswered: true,
});

const hasTopic = ({ wants, acts }: Understanding): boolean =>
  acts.length > 0 || (wants.days !== undefined && wants.wanted.length > 0);

/** What a question that names another country asks about Vietnam as well. */
const ofVietnam = async (
  context: Context,
  said: Understanding,
  conversation: Conversation,
): Promise<string[]> => {
  const message = lastOf(conversation);
  const { month } = said.wants;
  const isOfBoth = words('vietnam|viet nam|vn|or|vs|versus|hay').test(said.words);
  if (!isOfBoth || !(said.talk.isQuestion || month !== undefined)) return [];
  const content = message.replace(new RegExp(said.places.abroad ?? '$^', 'iu'), ' ');
  const asked = { ...conversation, messages: [{ role: 'user' as const, content }] };
  const { places } = said;
  const own = { ...said, places: { ...places, abroad: null } };
  const told = await answers(context, own, asked);
  const isToldWhere = said.talk.questions.includes('where');
  return month === undefined || isToldWhere ? told : [...told, await whereToGo(context, own, asked)];
};

/** Answers from nothing but the database and what the message says. */
export async function* builtIn(context: Context, asked: Conversation): Answer {
  const conversation = withContext(context, await withRecommended(context, withReply(context, asked)));
  const { plan, cities, today } = conversation;
  const say = phrasesIn(context.language);
  yield { type: 'status', text: say.status.reading };
  const said = understand(lastOf(conversation), {
    cities,
    today,
    planDays: plan?.days.length ?? 0,
    planStart: plan?.request.start_date ?? null,
  });
  const { talk, places } = said;
  const isAbout = saysAnything(said);
  const isForeign =
    places.abroad !== null &&
    places.named.length === 0 &&
    places.uncovered.length === 0 &&
    !talk.questions.includes('visa');
  if (isForeign) {
    const told = await ofVietnam(context, said, conversation);
    if (told.length === 0) return yield* simply(say.abroad, say.questions.days);
    yield* paragraphs([say.abroadAside(places.abroad ?? ''), ...told]);
    return yield { type: 'questions', items: say.questions.days };
  }
  if (talk.isOffTopic && !talk.asksForPlan && said.wants.days === undefined && said.acts.length === 0)
    return yield* simply(say.offTopic, say.questions.days);
  const isBooking = (talk.smallTalk === 'booking' || talk.smallTalk === 'cancelling') && !talk.asksForPlan;
  const isIdle = !talk.asksForPlan && places.named.length === 0 && !hasTopic(said);
  if (talk.smallTalk && (isBooking || isIdle))
    return yield* simply(talkWords(context.language)[talk.smallTalk], say.questions.days);
  if (talk.asksForUndo && plan) return yield* undone(context, conversation);
  const reply = replyIn(lastOf(conversation));
  const short = replyWords(context.language);
  if (reply?.says === 'no') return yield* simply(short.declined, say.questions.days);
  if (reply?.says === 'yes' && plan && said.wants.days === undefined)
    return yield* simply(short.stands, [say.questions.longer, say.questions.cheaper]);
  const ofStop = plan ? await stopAsked(context, conversation, plan) : null;
  if (ofStop) return yield* simply(ofStop, [say.questions.longer, say.questions.slower]);
  const ordered = plan ? await orderIn(context, conversation, plan) : null;
  if (ordered && plan) return yield* changed(context, ordered.said, conversation, plan, ordered.step);
  const weighed = comparesPlaces(said, lastOf(conversation))
    ? await comparison(context, said, conversation)
    : null;
  const isPlanned = said.wants.days !== undefined || talk.asksForPlan;
  if (weighed?.pick && isPlanned && !plan) {
    // Who has one picked to be planned gets both.
    yield* paragraphs([weighed.text]);
    yield { type: 'text', delta: '\n\n' };
    const named = [{ id: weighed.pick.id, at: 0 }];
    const places = { ...said.places, named, uncovered: [], left: [] };
    return yield* planned(context, { ...said, places }, withoutQuestions(conversation));
  }
  if (weighed) {
    const next = weighed.pick ? [say.questions.inCity(3, weighed.pick.title)] : say.questions.days;
    return yield* simply(weighed.text, next);
  }
  if (said.wants.noDays) return yield* simply(adviceWords(context.language).noDays, say.questions.days);
  if (asksOnly(said, plan, lastOf(conversation))) {
    const told = await answers(context, said, conversation);
    const open = plan ? [say.questions.longer, say.questions.slower] : say.questions.days;
    if (told.length > 0) {
      yield* paragraphs(told);
      return yield { type: 'questions', items: open };
    }
    if (!isAbout || isPureQuestion(said, lastOf(conversation))) {
      // Of a place without a page it says what is near.
      const near = uncoveredText(context.language, null, uncoveredNear(places.uncovered, cities));
      const towns = places.mentioned.map(({ id }) => token({ kind: 'city', id }));
      const own = adviceWords(context.language);
      const unknown = towns.length > 0 ? own.unknownAt(listOf(context.language, towns)) : own.unknown;
      return yield* simply([...near, unknown].join(' '), open);
    }
  }
  if (plan && talk.isGoodbye)
    return yield* simply(say.goodbye, [say.questions.longer, say.questions.cheaper]);
  if (plan && !startsAnew(said, plan)) {
    const isOfBeds = stayWishesIn(readText(lastOf(conversation))).length > 0 || lessDriving.test(said.words);
    if (isAbout || isOfBeds) return yield* changed(context, said, conversation, plan);
    if (talk.isThanks) return yield* simply(say.thanks, [say.questions.longer, say.questions.cheaper]);
    return yield* simply(`${talk.asksForHelp ? say.help : say.unclear} ${say.nothingChanged}`, [
      say.questions.swap(Math.min(2, plan.days.length)),
      say.questions.cheaper,
      say.questions.slower,
    ]);
  }
  if (talk.isGoodbye) return yield* simply(say.goodbye, say.questions.days);
  if (talk.isGreeting || cities.length === 0) return yield* simply(say.greeting, say.questions.days);
  const whole = wholeRequest(conversation) ?? said;
  const wantsPlan = saysOfJourney(whole) || talk.asksForPlan || wantsToGo.test(said.words);
  if (wantsPlan) return yield* planned(context, whole, conversation);
  yield* simply(talk.isThanks ? say.thanks : talk.asksForHelp ? say.help : say.unclear, say.questions.days);
}
