import { readPool } from '../candidates';
import { followUp } from '../follow-up';
import type { Plan } from '../plan-shapes';
import type { ChatEvent } from '../stream/events';
import { saysAnything, type Understanding, understand } from '../understand';
import { phrasesIn } from '../words/phrases';
import { planTitle } from '../words/title';
import { newPlan, together } from './new-plan';
import { answers } from './questions';
import { type Context, type Conversation, poolFor, tasteOf } from './situation';
import { suggestionsFor } from './suggestions';
import { changedText, newPlanText } from './told';

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

async function* planned(context: Context, said: Understanding, conversation: Conversation): Answer {
  const say = phrasesIn(context.language);
  yield { type: 'status', text: say.status.building };
  const { plan, assumed } = await newPlan(context, said, conversation);
  yield { type: 'plan', plan };
  yield* paragraphs(newPlanText(context.language, plan, assumed, conversation.cities));
  const chosen = conversation.cities.filter(({ id }) => plan.days.some(({ city_id }) => city_id === id));
  const pool = await readPool(context, chosen, conversation.cities);
  const taste = tasteOf(said.wants, pool, said.words, conversation.cities);
  const items = suggestionsFor(context, plan, pool, conversation.cities, taste);
  if (items.length > 0) yield { type: 'suggestions', items };
  const { questions } = say;
  const open = [
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

async function* changed(
  context: Context,
  said: Understanding,
  conversation: Conversation,
  plan: Plan,
): Answer {
  const { language } = context;
  const say = phrasesIn(language);
  yield { type: 'status', text: say.status.changing };
  const { cities } = conversation;
  const more = cities.filter(({ id }) => said.places.named.some((named) => named.id === id));
  const pool = await poolFor(context, plan, cities, more);
  const taste = tasteOf(said.wants, pool, said.words, cities);
  const title = (days: number, route: Parameters<typeof planTitle>[2]) => planTitle(language, days, route);
  const result = await followUp({ plan, said, cities, pool, taste, title });
  if (result.isChanged) yield { type: 'plan', plan: result.plan };
  yield* paragraphs(changedText(language, plan, result.plan, result.changes));
  const { questions } = say;
  yield { type: 'questions', items: [questions.longer, questions.cheaper, questions.slower, questions.food] };
}

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

/** Answers from nothing but the database and what the message says. */
export async function* builtIn(context: Context, conversation: Conversation): Answer {
  const { plan, cities, today } = conversation;
  const say = phrasesIn(context.language);
  yield { type: 'status', text: say.status.reading };
  const said = understand(lastOf(conversation), { cities, today, planDays: plan?.days.length ?? 0 });
  const { talk, places } = said;
  const isAbout = saysAnything(said);
  const isForeign = places.abroad !== null && places.named.length === 0;
  if (isForeign) return yield* simply(say.abroad, say.questions.days);
  if (talk.isOffTopic && !talk.asksForPlan && said.wants.days === undefined && said.acts.length === 0)
    return yield* simply(say.offTopic, say.questions.days);
  const asks = talk.questions.length > 0 && !talk.asksForPlan && said.wants.days === undefined;
  if (asks && said.acts.length === 0) {
    yield* paragraphs(await answers(context, said, conversation));
    return yield {
      type: 'questions',
      items: plan ? [say.questions.longer, say.questions.slower] : say.questions.days,
    };
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
  const whole = plan ? said : wholeRequest(conversation);
  const wantsPlan = isAbout || talk.asksForPlan || wantsToGo.test(said.words);
  if (whole && wantsPlan) return yield* planned(context, whole, conversation);
  yield* simply(talk.isThanks ? say.thanks : talk.asksForHelp ? say.help : say.unclear, say.questions.days);
}

/** A wish to travel without a word of where or how long. */
const wantsToGo =
  /\b(?:go|travel|visit|holiday|vacation|journey|tour|see|explore|di choi|du lich|di dau|muon di|nghi mat)\b/;
