import { readPool } from '../candidates';
import type { Candidate } from '../candidates/candidate';
import type { PlannerCity } from '../candidates/cities';
import { isSamePlace } from '../days/same-place';
import { isOf } from '../days/suits';
import { onlyOfKind, topicIn } from '../follow-up/named-stop';
import { excerptOf, passagesFor, type Sought, soughtIn } from '../passages/pick';
import { passagesOfRecord } from '../passages/read';
import { citiesOfNamed } from '../records/cities-of-named';
import { recordKey } from '../records/record';
import { token } from '../stream/events';
import type { Understanding } from '../understand';
import { ageIn, aspectsIn } from '../understand/aspects';
import { isBareQuestion } from '../understand/bare-question';
import { asksIdea } from '../understand/month-asked';
import { callsByKind } from '../understand/record-names';
import { readText, wordsOf } from '../understand/text';
import { isUnknownOf, recordText } from '../words/record-text';
import { namedLoosely, spelledRight } from './about-records';
import { lastTold } from './order-in';
import { type Context, type Conversation, poolFor } from './situation';
import { titledInPlan } from './stops-titled';

/** Two of them are compared; more make a list. */
const mostTold = 2;
/** So many stops of a plan may be called alike: the tombs of one day, each with its price. */
const mostTitled = 4;

/** Words that mean what was spoken of before. */
const pronoun =
  /(?<![\p{L}\p{N}])(?:it|its|there|that|this|they|them|the (?:boat|class|climb|cave|walk|trek|show|museum|temple|pagoda|park|trip|tour|ride|cruise|cable car|place|course|workshop|island|beach|market|tickets?)|no|cho (?:do|nay|ay|kia)|o (?:do|day)|(?:lop|buoi|tour|show|bao tang|chuyen|di thuyen|cap treo|hang|dong) (?:do|nay|ay)|tren do|trong do|ngoai do)(?![\p{L}\p{N}])/u;

/** A question of so few words names nothing because it was named before. */
const fewWords = 6;

/** Of the whole journey, or of something that is no place. */
const ofJourney =
  /(?<![\p{L}\p{N}])(?:in total|altogether|all in|whole (?:trip|thing|plan)|per day|a day|per person|budget|trip cost|visas?|sim|flights?|hotels?|rooms?|taxis?|grab|tong (?:cong|chi)|ca chuyen|tat ca|moi ngay|mot ngay|ve tau|ve may bay|khach san|phong)(?![\p{L}\p{N}])/u;

const opening =
  /^(?:quan|nha|bun|pho|com|banh|cho|hotels?|resorts?|khach|homestays?|che|lau|cafe|ca|the|a|an|mot|hai|ba(?= (?:ly|duong|ngay))|one|two|nhung|cac|on|at|in) /u;

/** "Bà Nà" is Bà Nà Hills: the first two words of the name of a place, that are a name by themselves. */
const beginsSo = ({ kind, names }: Candidate, text: string, cityNames: ReadonlySet<string>): boolean =>
  kind === 'resource' &&
  names.some((name) => {
    const begin = name.split(' ').slice(0, 2).join(' ');
    return (
      begin.includes(' ') &&
      begin.length >= 5 &&
      !opening.test(`${name} `) &&
      !cityNames.has(begin) &&
      ` ${text} `.includes(` ${begin} `)
    );
  });

/** What is asked of a place as well as said in its title: who asks for stairs names no climb. */
const ofClimbing =
  /(?<!\p{L})(?:climb(?:ing|s)?|steps?|stairs?|walk(?:ing)?|watch(?:ing)?|leo(?: treo)?(?: bac)?(?: da)?|bac(?: da| thang)?|di bo)(?!\p{L})/gu;

const ofAnyTitle = new Set('the of in to up on at a an and for by co khong di va o den ve la'.split(' '));

/** The records that a question names, the surest first. */
const recordsNamed = async (
  context: Context,
  said: Understanding,
  message: string,
  { cities, plan }: Conversation,
  towns: readonly PlannerCity[],
): Promise<{ records: Candidate[]; isSure: boolean }> => {
  const asked = await spelledRight(context, said.words);
  const elsewhere =
    towns.length > 0 && said.places.mentioned.length > 0 ? [] : await citiesOfNamed(context, asked);
  const all = [
    ...new Set([...towns, ...elsewhere.flatMap((id) => cities.find((one) => one.id === id) ?? [])]),
  ];
  if (all.length === 0) return { records: [], isSure: false };
  const pool = plan ? await poolFor(context, plan, cities, all) : await readPool(context, all, cities);
  const cityNames = new Set(cities.flatMap(({ names }) => names));
  const inPlan = new Set(plan?.days.flatMap(({ stops }) => stops.map(recordKey)));
  const known = [...pool.all.values()].toSorted(
    (a, b) =>
      Number(inPlan.has(recordKey(b))) - Number(inPlan.has(recordKey(a))) || (b.fame ?? 0) - (a.fame ?? 0),
  );
  const byKind = known.filter(({ names }) => callsByKind(message, names, cityNames));
  // Half of the name of a feast is any full moon.
  const loosely = namedLoosely(known, asked, cityNames).filter(({ kind }) => kind !== 'event');
  const whole = namedLoosely(known, asked, cityNames).filter(({ names }) =>
    names.some((name) => name.includes(' ') && ` ${asked} `.includes(` ${name} `)),
  );
  const surely = [...whole, ...byKind.filter((one) => !whole.includes(one))];
  const found =
    surely.length > 0
      ? surely
      : [...loosely, ...known.filter((one) => beginsSo(one, asked, cityNames) && !loosely.includes(one))];
  // A beach and a swim there are told once.
  const own = asked.replace(ofClimbing, ' ').split(' ');
  const isCalled = ({ names }: Candidate) =>
    names.some((name) => name.split(' ').some((word) => own.includes(word) && !ofAnyTitle.has(word)));
  const records = found.filter(
    (one, index, list) => isCalled(one) && list.findIndex((other) => isSamePlace(other, one)) === index,
  );
  return { records, isSure: surely.length > 0 };
};

/** The record that was spoken of, where a question means it without naming it. */
const recordMeant = async (
  context: Context,
  said: Understanding,
  conversation: Conversation,
): Promise<Candidate | null> => {
  const { plan, cities } = conversation;
  const text = readText(said.words);
  const isShort = said.words.split(' ').length <= fewWords;
  if (ofJourney.test(text.folded)) return null;
  if (!pronoun.test(text.folded) && !isShort) return null;
  const told = lastTold(conversation);
  if (!plan && !told) return null;
  const pool = plan
    ? await poolFor(context, plan, cities, [], told ? [told] : [])
    : await readPool(
        context,
        cities.filter(({ id }) => said.places.mentioned.some((one) => one.id === id)),
        cities,
      );
  const last = told ? (pool.all.get(recordKey(told)) ?? null) : null;
  const topic = topicIn(said.words.replace(ofClimbing, ' '));
  const answer = conversation.messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const isOfLast = last !== null && answer.startsWith(token(last));
  if (last && (isOfLast || !topic || isOf(last, topic))) return last;
  const own =
    plan?.days.flatMap(({ stops }) => stops.flatMap((stop) => pool.all.get(recordKey(stop)) ?? [])) ?? [];
  return topic ? onlyOfKind(said.words, own) : null;
};

/** What stands in a message before a question of it that names nothing: "Bà Nà on day 3. How much is it?". */
const saidBefore = (question: string, { whole = '' }: Pick<Conversation, 'whole'>): string => {
  if (!isBareQuestion(readText(question).folded)) return '';
  const at = whole.indexOf(question.replace(/[?!. ]+$/u, ''));
  return at > 0 ? wordsOf(whole.slice(0, at)) : '';
};

/** What a record's own page says to a question, where the facts leave something to say. */
const pageSays = async (context: Context, sought: Sought, record: Candidate): Promise<string | null> => {
  const [passage] = passagesFor(sought, await passagesOfRecord(context, record));
  return passage ? excerptOf(sought, passage) : null;
};

/** What is asked of anything, and answered by what it is. */
const ofItself =
  /(?<!\p{L})(?:worth|tell me|about|what is|what's|whats|good|nice|any good|like|skip|must|should (?:i|we)|better|dang|hay|dep|vui|co gi|la gi|nen di|the nao|ra sao)(?!\p{L})/u;

const ofSomebody =
  /(?<!\p{L})(?:her|him|them|she|he|they|my|ba|ong|me|bo|ba me|bo me|ong ba|be|con|chau)(?!\p{L})/u;

/** The age that was said before of whom a question is about. */
const ageBefore = (question: string, { messages }: Conversation): number | undefined =>
  ofSomebody.test(wordsOf(question))
    ? messages
        .filter(({ role }) => role === 'user')
        .toReversed()
        .map(({ content }) => ageIn(readText(content)))
        .find((age) => age !== undefined)
    : undefined;

const tell = async (
  context: Context,
  question: string,
  record: Candidate,
  { age, needs }: { age: number | undefined; needs: readonly string[] },
): Promise<string> => {
  const text = readText(question);
  const heard = aspectsIn(text, record.names);
  const asked =
    heard.length === 0 && needs.length > 0 && asksIdea.test(text.folded) ? ['effort' as const] : heard;
  const isOnWheels = needs.includes('wheelchair');
  const aspects = asked.map((aspect) =>
    isOnWheels && aspect === 'effort' ? ('wheelchair' as const) : aspect,
  );
  const sought = soughtIn(question, context.language, record.names);
  const isLeft = aspects.length === 0 || isUnknownOf(context.language, record, aspects);
  const matters = isLeft && aspects.includes('hours') ? new Set([...sought.matters, 'law']) : sought.matters;
  const page = isLeft ? await pageSays(context, { ...sought, matters }, record) : null;
  const isOther = !ofItself.test(text.folded) && matters.size + sought.words.length > 0;
  return recordText(context.language, record, aspects, { age: ageIn(text) ?? age, page, isOther });
};

/**
 * What is known of a place that a question names or means ("is the climb hard?"), to what was asked of it; `null` where
 * it asks of no place. @param said of the question
 */
export const recordAsked = async (
  context: Context,
  said: Understanding,
  conversation: Conversation,
  towns: readonly PlannerCity[],
): Promise<string | null> => {
  const question = conversation.messages.at(-1)?.content ?? '';
  const aspects = aspectsIn(readText(question));
  const heard = await recordsNamed(context, said, question, conversation, towns);
  const titled =
    heard.isSure || aspects.length === 0 ? [] : await titledInPlan(context, question, conversation);
  const named = titled.length > 0 ? titled : heard.records;
  const before = named.length === 0 && aspects.length > 0 ? saidBefore(question, conversation) : '';
  const inMessage =
    before === ''
      ? []
      : (await recordsNamed(context, { ...said, words: before }, before, conversation, towns)).records.slice(
          -1,
        );
  const meant =
    named.length === 0 && inMessage.length === 0 && aspects.length > 0
      ? await recordMeant(context, said, conversation)
      : null;
  const records = meant ? [meant] : [...named, ...inMessage].slice(0, mostTitled);
  if (records.length === 0) return null;
  const needs = [...(conversation.plan?.request.needs ?? []), ...said.wants.needs].filter(
    (need) => need === 'few_steps' || need === 'wheelchair',
  );
  const who = { age: ageBefore(question, conversation), needs };
  const isCompared = /(?<![\p{L}])(?:or|vs|versus|hay|hoac)(?![\p{L}])/u.test(wordsOf(question));
  const told = await Promise.all(
    records
      .slice(0, titled.length > 0 ? mostTitled : isCompared ? mostTold : 1)
      .map((record) => tell(context, question, record, who)),
  );
  return told.join('\n\n');
};
