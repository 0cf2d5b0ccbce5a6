import { usualStay } from '../gazetteer/usual-stays';
import { tokens } from '../stream/events';
import { understand } from '../understand';
import { nationalityIn } from '../understand/nationality';
import { replyIn } from '../understand/reply';
import { adviceWords } from '../words/advice';
import { replyWords } from '../words/reply-words';
import { comparesPlaces } from './compares-places';
import type { Context, Conversation } from './situation';

const citiesIn = (text: string): number[] => [
  ...new Set([...text.matchAll(tokens)].flatMap(([, kind, id]) => (kind === 'city' ? [Number(id)] : []))),
];

/** The towns that an answer lists, each on a line of its own, else those that it names. */
const optionsIn = (answer: string): number[] => {
  const listed = answer
    .split('\n')
    .flatMap((line) => (line.startsWith('- ') ? citiesIn(line).slice(0, 1) : []));
  return listed.length > 1 ? [...new Set(listed)] : citiesIn(answer);
};

/** The town that an answer proposes to plan: the one of its last sentences, else the only one that it names. */
const proposedIn = (answer: string): number | undefined => {
  const [last] = citiesIn(answer.trim().split('\n').at(-1) ?? '').slice(-1);
  const all = citiesIn(answer);
  return last ?? (all.length === 1 ? all[0] : undefined);
};

const longestName = 3;

/** The town that somebody names who has just had it weighed against others; what was planned of another one goes. */
const chosenTown = (
  { messages, cities, today, plan }: Conversation,
  content: string,
): { title: string; days: number } | null => {
  const before = messages.slice(0, -1).findLast(({ role }) => role === 'user')?.content ?? '';
  const read = (text: string) => understand(text, { cities, today, planDays: 0 });
  const [only, other] = read(content).places.mentioned;
  const asked = read(before);
  const isOne = only && !other && content.trim().split(/\s+/u).length <= longestName;
  if (!isOne || !comparesPlaces(asked, before) || !asked.places.mentioned.some(({ id }) => id === only.id))
    return null;
  const city = cities.find(({ id }) => id === only.id);
  const days = asked.wants.days ?? plan?.days.length;
  return city && days !== undefined ? { title: city.title, days } : null;
};

const proposes = /(?<!\p{L})(?:plan|people take|thường đi|lên lịch|xếp lịch)(?!\p{L})/iu;
const does =
  /(?<!\p{L})(?:yes|yeah|yep|plan|do|go|make|let'?s|please|làm|lam|xếp|xep|lên|len|chốt|chot)(?!\p{L})/iu;

const longestPassport = 4;

/**
 * A conversation whose last message only answers what was said before it ("US", "the second one", "ok, do it"), with
 * that message as one that stands by itself.
 */
export const withReply = ({ language }: Context, conversation: Conversation): Conversation => {
  const { messages, plan, cities, today } = conversation;
  const last = messages.at(-1);
  const answer = messages.slice(0, -1).findLast(({ role }) => role === 'assistant')?.content;
  if (!last || answer === undefined) return conversation;
  const say = replyWords(language);
  const withLast = (content: string): Conversation => ({
    ...conversation,
    messages: [...messages.slice(0, -1), { ...last, content }],
  });
  const isShort = last.content.trim().split(/\s+/u).length <= longestPassport;
  if (isShort && answer.includes(adviceWords(language).whichPassport)) {
    const passport = say.passport(last.content.trim().replace(/[.!?]+$/u, ''));
    if (nationalityIn(passport) !== undefined) return withLast(passport);
  }
  const chosen = chosenTown(conversation, last.content);
  if (chosen) return { ...withLast(say.plan(chosen.title, chosen.days)), plan: null };
  const reply = replyIn(last.content);
  if (!reply || reply.says === 'no') return conversation;
  if (plan)
    return /“(?:add it|thêm nó vào)|Tell me if I shall add it|tôi thêm/u.test(answer) && reply.says === 'yes'
      ? withLast(say.addIt)
      : conversation;
  // "Ok" alone to what proposed nothing only says that it was read.
  const isRead = !proposes.test(answer) && !does.test(last.content);
  if (reply.says === 'yes' && isRead) return conversation;
  const read = (content: string) => understand(content, { cities, today, planDays: 0 });
  const earlier = messages
    .slice(0, -1)
    .filter(({ role }) => role === 'user')
    .map(({ content }) => read(content));
  const options = optionsIn(answer);
  const named = earlier
    .findLast(({ places }) => places.mentioned.length > 0)
    ?.places.mentioned.map(({ id }) => id);
  const id =
    reply.says === 'option'
      ? options.at(reply.option)
      : (proposedIn(answer) ?? (named?.length === 1 ? named[0] : undefined));
  const city = cities.find((one) => one.id === id);
  const days =
    read(last.content).wants.days ??
    earlier.findLast(({ wants }) => wants.days !== undefined)?.wants.days ??
    (city ? Math.ceil(usualStay(city.code).usual) : undefined);
  if (city && days !== undefined) return withLast(say.plan(city.title, days));
  // What was said before is planned as it was said.
  const isSaid = earlier.some(({ wants, places }) => wants.days !== undefined || places.named.length > 0);
  return reply.says === 'yes' && isSaid ? withLast(say.planAll) : conversation;
};
