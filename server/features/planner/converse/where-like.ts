import type { PlannerCity } from '../candidates/cities';
import { token } from '../stream/events';
import type { Understanding } from '../understand';
import { words } from '../understand/text';
import { topics } from '../understand/topics';
import { listOf } from '../words/lists';
import { phrasesIn } from '../words/phrases-in';
import { whereWords } from '../words/where-words';
import { isCoastal } from './compare';
import { commonTopics, isCrowdedTown, likenessTo } from './likeness';
import type { Context, Conversation } from './situation';
import { type Asked, bestFor, lineOf, mostFor, pageOf, toldOf, weighed, wishesOf } from './where-to-go';

/** What likeness counts for beside the weather and the way. */
const pointsOfLikeness = 30;
const mostLabels = 4;

/** Topics as they are called; what has no name of its own is left out. */
const labelsOf = (language: Context['language'], names: readonly string[]): string[] => {
  const { interests } = phrasesIn(language);
  const own: Readonly<Record<string, string>> = interests;
  return [...new Set(names)]
    .flatMap((name) => own[name] ?? topics.find((topic) => topic.name === name)?.label?.[language] ?? [])
    .slice(0, mostLabels);
};

const bestLike = async (
  context: Context,
  town: PlannerCity,
  said: Understanding,
  conversation: Conversation,
  isQuieter: boolean,
) => {
  const { cities } = conversation;
  const wishes = wishesOf(said, conversation);
  const crowded = new Set(cities.filter(isCrowdedTown).map(({ id }) => id));
  const bonus = new Map(
    [...likenessTo(town, cities)]
      .filter(([id]) => !isQuieter || !crowded.has(id))
      .map(([id, share]) => [id, pointsOfLikeness * share] as const),
  );
  const best = await weighed(context, wishes, { except: new Set([town.id]), bonus, most: 3 });
  return { wishes, best };
};

/** Places like one that is named, that are good in the month: less known ones where crowds are fled. */
const placesLike = async (
  context: Context,
  town: PlannerCity,
  said: Understanding,
  conversation: Conversation,
  isQuieter: boolean,
): Promise<string> => {
  const { language } = context;
  const { cities } = conversation;
  const { wishes, best } = await bestLike(context, town, said, conversation, isQuieter);
  const say = whereWords(language);
  const own = token({ kind: 'city', id: town.id });
  if (best.length === 0) return `${say.noneLike(own)} ${pageOf(language, wishes)}`;
  const told = toldOf(wishes.month, cities);
  const lines = best.map((one) => {
    const city = cities.find(({ id }) => id === one.id);
    const labels = city ? labelsOf(language, commonTopics(town, city)) : [];
    const line = lineOf(language, one, told, mostFor - 1);
    return labels.length === 0 ? line : `${line}; ${say.common(listOf(language, labels))}`;
  });
  return [
    say.like(own, isQuieter),
    lines.join('\n'),
    ...(isQuieter ? [`\n${say.crowds}`] : []),
    say.more(pageOf(language, wishes)),
  ].join('\n');
};

const inPlaceOf = async (
  context: Context,
  town: PlannerCity,
  said: Understanding,
  conversation: Conversation,
) => {
  const own = wishesOf(said, conversation);
  const wishes: Asked = { ...own, sea: isCoastal(town) ? '1' : '0' };
  return { wishes, best: await weighed(context, wishes, { except: new Set([town.id]), most: 3 }) };
};

/** The one place that is proposed in the place of another. */
export const firstInstead = async (
  context: Context,
  town: PlannerCity,
  said: Understanding,
  conversation: Conversation,
): Promise<PlannerCity | undefined> => {
  const { best } = await inPlaceOf(context, town, said, conversation);
  return conversation.cities.find(({ id }) => id === best[0]?.id);
};

/** Where it is better in the month than in the town that is named. */
export const whereInstead = async (
  context: Context,
  town: PlannerCity,
  said: Understanding,
  conversation: Conversation,
): Promise<string> => {
  const { language } = context;
  const { wishes, best } = await inPlaceOf(context, town, said, conversation);
  const say = whereWords(language);
  if (best.length === 0) return '';
  const told = toldOf(wishes.month, conversation.cities);
  return [
    say.instead(token({ kind: 'city', id: town.id }), wishes.month),
    best.map((one) => lineOf(language, one, told)).join('\n'),
    `\n${say.more(pageOf(language, wishes))}`,
  ].join('\n');
};

const asksLike = words(
  '(?:like|similar to|alternatives? to|instead of|reminds? (?:me )?of)|(?:giong|tuong tu|kieu|nhu|thay(?: cho)?)',
);
const asksPlace = words(
  'some ?(?:where|place|thing)|any ?(?:where|thing)|(?:a |any |other |another )?(?:places?|towns?|cit(?:y|ies)|destinations?|alternatives?)|(?:noi|cho|pho|thanh pho|diem den)(?: \\p{L}+){0,3}',
);
const fleesCrowds = words(
  '(?:less|fewer|not so|not as|too|without|away from)(?: \\p{L}+){0,2} (?:touristy|tourists?|crowd(?:s|ed)?|busy|people)|crowds?|quiet(?:er)?|vang|it (?:khach|nguoi)|dong (?:qua|khach|nguoi)|yen tinh|do dong',
);

/** The town that somebody wants the like of; `null` where nobody does. */
const townLiked = (
  folded: string,
  { places, wants }: Understanding,
  { cities }: Conversation,
): PlannerCity | null => {
  const [first, second] = places.mentioned;
  const town = cities.find(({ id }) => id === first?.id);
  if (!town || second || wants.days !== undefined) return null;
  return asksLike.test(folded) && asksPlace.test(folded) ? town : null;
};

/** "Somewhere like Hội An with fewer tourists": places of the same kind; `null` where nobody asks for them. */
export const likeAsked = async (
  context: Context,
  folded: string,
  said: Understanding,
  conversation: Conversation,
): Promise<string | null> => {
  const town = townLiked(folded, said, conversation);
  return town && placesLike(context, town, said, conversation, fleesCrowds.test(folded));
};

/** The first of what was proposed in answer to a question; undefined where it asked for no place. */
export const firstProposed = async (
  context: Context,
  asked: Understanding,
  folded: string,
  conversation: Conversation,
): Promise<PlannerCity | undefined> => {
  const town = townLiked(folded, asked, conversation);
  const isWhere = asked.talk.questions.includes('where') && asked.places.named.length === 0;
  if (!town && !isWhere) return undefined;
  const { best } = town
    ? await bestLike(context, town, asked, conversation, fleesCrowds.test(folded))
    : await bestFor(context, asked, conversation);
  return conversation.cities.find(({ id }) => id === best[0]?.id);
};
