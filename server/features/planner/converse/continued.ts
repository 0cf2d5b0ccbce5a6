import { type Understanding, understand } from '../understand';
import { besidePlan } from '../understand/journey-ends';
import { withoutPlaces } from '../understand/places';
import { readText, words, wordsOf } from '../understand/text';
import { monthText } from '../words/lists';
import { asksOnly } from './meant';
import type { Context, Conversation } from './situation';

/** A question that goes on from the one before it, made one that stands by itself. */

const goesOn =
  /^ ?(?:(?:and|or|but|so|then|ok(?:ay)?|what about|how about|con|the con|vay con|the|vay|roi|con o|o)(?=[ ,])[ ,]*)+/u;
/** Beside what a fragment is about. */
const small = words(
  'and|or|but|so|then|ok|okay|what|how|about|in|at|for|to|the|a|an|there|it|that|con|the|thi|sao|vay|o|tai|cho|voi|roi|nhe|nha|a|ha|khong|ko|k',
);
/** So many words beside them are a fragment; more say something by themselves. */
const mostWords = 4;

const fragmentOf = (folded: string): string[] =>
  folded
    .replace(/#+/gu, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !small.test(word));

const there = words('there|do|day|den do|ve do|toi do');

/** Of these it matters nothing where they are asked. */
const ofCountry = new Set(['visa', 'money', 'emergency', 'power', 'transport', 'where']);
const ofMonth = new Set(['where', 'weather', 'events']);

interface Said {
  content: string;
  said: Understanding;
}

/** What was said before, the last first. */
const before = ({ messages, cities, today }: Conversation): Said[] =>
  messages
    .slice(0, -1)
    .filter(({ role }) => role === 'user')
    .map(({ content }) => ({ content, said: understand(content, { cities, today, planDays: 0 }) }))
    .toReversed();

/** "And in Huế?", "còn rau sống": the question before with another place, or about something else as well. */
const continued = (last: Said, earlier: Said, { cities, plan }: Conversation): string | null => {
  const { said, content } = last;
  const isOwn = said.wants.days !== undefined || said.acts.length > 0 || said.talk.asksForPlan;
  if (isOwn || !asksOnly(earlier.said, null, earlier.content)) return null;
  const text = readText(content);
  const rest = withoutPlaces(text, cities);
  const own = fragmentOf(rest.folded.replace(goesOn, ' '));
  const isFragment = goesOn.test(text.folded) || own.length === 0;
  if (!isFragment || own.length > mostWords) return null;
  if (said.places.mentioned.length > 0) {
    if (own.length > 0 && (plan || said.talk.questions.length > 0)) return null;
    const titles = said.places.mentioned.flatMap(
      ({ id }) => cities.find((city) => city.id === id)?.title ?? [],
    );
    const asked = withoutPlaces(readText(earlier.content), cities)
      .raw.trim()
      .replace(/[?!. ]+$/u, '');
    return `${asked} ${own.join(' ')} ${titles.join(', ')}?`;
  }
  if (own.length === 0 || said.talk.questions.length > 0 || plan) return null;
  const asked = earlier.content.replace(/[?!. ]+$/u, '');
  return `${asked}, ${content.replace(/[?!. ]+$/u, '')}?`;
};

/** What a question leaves out because it was said before: the town, or the month. */
const recalled = (
  { said, content }: Said,
  earlier: readonly Said[],
  { language }: Context,
  { cities }: Conversation,
): string[] => {
  const { places, talk, wants } = said;
  const isPlaced =
    places.mentioned.length > 0 ||
    places.uncovered.length > 0 ||
    places.region !== null ||
    places.abroad !== null;
  // "How do we get there from Nha Trang?"
  const isWayThere =
    talk.questions.includes('route') && places.mentioned.length === 1 && there.test(wordsOf(content));
  const isGeneral = talk.questions.length > 0 && talk.questions.some((one) => ofCountry.has(one));
  const towns = earlier.find(({ said: one }) => one.places.mentioned.length > 0)?.said.places.mentioned ?? [];
  const titles = towns.flatMap(({ id }) => cities.find((city) => city.id === id)?.title ?? []).slice(0, 2);
  const month = earlier.find(({ said: one }) => one.wants.month !== undefined)?.said.wants.month;
  const isTimed = wants.month !== undefined || !talk.questions.some((one) => ofMonth.has(one));
  return [
    ...((isPlaced && !isWayThere) || isGeneral ? [] : titles),
    ...(isTimed || month === undefined ? [] : [monthText(language, month)]),
  ];
};

/** The conversation with a last message that needs none before it. */
export const withContext = (context: Context, conversation: Conversation): Conversation => {
  const { messages, cities, today, plan } = conversation;
  const last = messages.at(-1);
  const earlier = before(conversation);
  const [previous] = earlier;
  if (!last || !previous) return conversation;
  const said = understand(last.content, {
    cities,
    ...besidePlan(plan, today),
  });
  const withLast = (content: string): Conversation => ({
    ...conversation,
    messages: [...messages.slice(0, -1), { ...last, content }],
  });
  const whole = continued({ content: last.content, said }, previous, conversation);
  if (whole !== null) return withLast(whole);
  if (plan || !asksOnly(said, null, last.content)) return conversation;
  const added = recalled({ content: last.content, said }, earlier, context, conversation);
  return added.length === 0
    ? conversation
    : withLast(last.content.replace(/[?!. ]*$/u, (end) => ` (${added.join(', ')})${end}`));
};
