import { anonymous } from '../../../access';
import { monthSlugs } from '../../../calendar/month-slugs';
import { distanceKm } from '../../../distance';
import { readPlaces } from '../../deciding/know';
import { eventsOfMonth } from '../../deciding/month-events';
import { type Reason, usualCost, weigh } from '../../deciding/weigh';
import { type Gateway, gateways, type Wishes } from '../../deciding/wishes';
import type { PlannerCity } from '../candidates/cities';
import { readSignals, type Signals } from '../candidates/signals';
import { isOf } from '../days/suits';
import { token } from '../stream/events';
import type { Understanding } from '../understand';
import { words, wordsOf } from '../understand/text';
import { topics } from '../understand/topics';
import { listOf } from '../words/lists';
import { pageLink } from '../words/page-link';
import { phrasesIn } from '../words/phrases-in';
import { reasonText, type Told } from '../words/reason-words';
import { whereWords } from '../words/where-words';
import { isCoastal } from './compare';
import { commonTopics, isCrowdedTown, likenessTo } from './likeness';
import type { Context, Conversation } from './situation';

/** "Where is it warm in January?": the same weighing as on the page for choosing a destination, in a few lines. */

const warm = words(
  'warm(?:er)?|sunny|sunshine|hot|escape (?:the )?(?:cold|winter)|am ap|nang am|(?:cho|noi|troi|dau|nao) am|tron ret|tranh ret|do lanh',
);
const cool = words(
  'cool(?:er)?|chilly|escape (?:the )?heat|mat me|(?:cho|noi|troi|dau|nao) mat|tranh nong|tron nong',
);
const bySea = words('beach(?:es)?|sea|seaside|coast|swim(?:ming)?|snorkel\\w*|islands?|bien|tam bien|dao');

const gatewayCodes: Readonly<Record<Gateway, string>> = {
  'ha-noi': 'HAN',
  'da-nang': 'DAN',
  'ho-chi-minh-city': 'SGN',
};

/** Where somebody lands who comes from there. */
const landsAtKm = 80;

const gatewayOf = (
  origin: { lat: number; lon: number },
  cities: readonly PlannerCity[],
): Gateway | undefined =>
  gateways.find((name) =>
    cities.some((city) => city.code === gatewayCodes[name] && distanceKm(city, origin) < landsAtKm),
  );

interface Asked extends Wishes {
  from?: Gateway | undefined;
}

/** What is wished of a destination, as the page has it. */
const wishesOf = ({ wants, places, words: said }: Understanding, { plan, cities }: Conversation): Asked => {
  const month = wants.month ?? plan?.request.month ?? undefined;
  const isBySea = bySea.test(said);
  return {
    ...(month === undefined ? {} : { month }),
    ...(warm.test(said) ? { warmth: 'warm' as const } : cool.test(said) ? { warmth: 'cool' as const } : {}),
    days: wants.days ?? 3,
    children: wants.children ?? plan?.request.children ?? 0,
    sea: isBySea ? '1' : '0',
    budget: wants.budget ?? plan?.request.budget ?? 'middle',
    pace: wants.pace ?? 'normal',
    interests: wants.interests.filter((one) => one !== 'beach'),
    needs: wants.needs.filter((one) => one !== 'quiet') as Wishes['needs'],
    from: places.origin ? gatewayOf(places.origin, cities) : undefined,
  };
};

const pageOf = (language: Context['language'], wishes: Asked): string => {
  const query = new URLSearchParams({
    ...(wishes.month === undefined ? {} : { month: String(wishes.month) }),
    ...(wishes.warmth ? { warmth: wishes.warmth } : {}),
    ...(wishes.sea === '1' ? { sea: '1' } : {}),
    ...(wishes.children > 0 ? { children: String(wishes.children) } : {}),
    ...(wishes.from ? { from: wishes.from } : {}),
  }).toString();
  return pageLink(whereWords(language).page, `/where-to-go${query === '' ? '' : `?${query}`}`);
};

/** The page that tells of a month. */
export const monthPage = (language: Context['language'], month: number): string =>
  pageLink(whereWords(language).monthPage(month), `/when-to-go/${monthSlugs[language][month - 1]}`);

const mostPlaces = 4;
const mostFor = 3;

interface Narrowed {
  /** Among these only. */
  inside?: ReadonlySet<number> | null;
  /** None of these. */
  except?: ReadonlySet<number>;
  /** What is better is put first by more than the weighing: likeness to another place. */
  bonus?: ReadonlyMap<number, number>;
  most?: number;
}

/** Destinations for these wishes, the best first, each with what speaks for it. Some six queries. */
const weighed = async (
  { db, language }: Context,
  wishes: Asked,
  { inside = null, except = new Set(), bonus = new Map(), most = mostPlaces }: Narrowed,
) => {
  const context = { db, language, actor: anonymous, includeHidden: false };
  const { month } = wishes;
  const { events } = month === undefined ? { events: [] } : await eventsOfMonth(context, month);
  const places = await readPlaces(context, wishes, events);
  const usual = usualCost(places.map(({ known }) => known));
  return places
    .filter(({ row }) => (inside === null || inside.has(row.id)) && !except.has(row.id))
    .filter(({ row }) => bonus.size === 0 || bonus.has(row.id))
    .map(({ row, known }) => ({ id: row.id, sort: row.sort, ...weigh(wishes, known, usual) }))
    .filter(({ picture }) => picture?.quality !== 'poor')
    .toSorted(
      (a, b) => b.points + (bonus.get(b.id) ?? 0) - a.points - (bonus.get(a.id) ?? 0) || a.sort - b.sort,
    )
    .slice(0, most);
};

interface Reasoned {
  id: number;
  for: readonly Reason[];
  against: readonly Reason[];
}

/** A town with what speaks for it, and what speaks most against it. */
const lineOf = (
  language: Context['language'],
  { id, for: pro, against }: Reasoned,
  told: Told,
  most = mostFor,
): string => {
  const textsOf = (reasons: readonly Reason[]) =>
    reasons.map((one) => reasonText(language, one, told)).filter((text) => text !== '');
  const fine = against.filter(({ code }) => code === 'besides');
  const said = textsOf([...fine, ...pro]).slice(0, most);
  const [but] = textsOf(against.filter(({ code }) => code !== 'besides'));
  const city = token({ kind: 'city', id });
  const line = said.length === 0 ? `- ${city}` : `- ${city}: ${listOf(language, said)}`;
  return but === undefined ? line : `${line}; ${whereWords(language).but(but)}`;
};

const toldOf = (month: number | undefined, cities: readonly PlannerCity[]): Told => ({
  month,
  gateways: new Map(
    gateways.flatMap((name) => {
      const city = cities.find(({ code }) => code === gatewayCodes[name]);
      return city ? [[name, city.id] as const] : [];
    }),
  ),
});

/** Towns that have what is asked for in a word of its own, with their records of it; `null` where nothing is. One query. */
const townsWith = async (
  { db, language }: Context,
  { wants }: Understanding,
  { cities }: Conversation,
): Promise<ReadonlyMap<number, Signals[]> | null> => {
  const wished = wants.wanted.filter(({ label, interest }) => label !== undefined && interest === null);
  if (wished.length === 0) return null;
  const rows = await readSignals(
    db,
    language,
    cities.map(({ id }) => id),
  );
  const own = rows.filter(({ signals, titles }) =>
    wished.some((topic) => isOf({ signals: new Set(signals), names: titles.map(wordsOf) }, topic)),
  );
  const byTown = new Map<number, Signals[]>();
  for (const one of own)
    if (one.city_id !== null) byTown.set(one.city_id, [...(byTown.get(one.city_id) ?? []), one]);
  return byTown;
};

const bestFor = async (context: Context, said: Understanding, conversation: Conversation) => {
  const wishes = wishesOf(said, conversation);
  const { region, left } = said.places;
  const having = await townsWith(context, said, conversation);
  const inside = region === null ? null : new Set(region);
  const best = await weighed(context, wishes, {
    inside: having === null ? inside : new Set([...having.keys()].filter((id) => inside?.has(id) ?? true)),
    except: new Set(left),
  });
  return { wishes, best, having };
};

/** Where to go for what was said, with reasons and the pages where all destinations are weighed. */
export const whereToGo = async (
  context: Context,
  said: Understanding,
  conversation: Conversation,
): Promise<string> => {
  const { language } = context;
  const { wishes, best, having } = await bestFor(context, said, conversation);
  const say = whereWords(language);
  if (best.length === 0) return `${say.none} ${pageOf(language, wishes)}`;
  const told = toldOf(wishes.month, conversation.cities);
  const lines = best.map((one) => {
    const records = having?.get(one.id)?.slice(0, 2).map(token) ?? [];
    const line = lineOf(language, one, told);
    return records.length === 0 ? line : `${line}. ${say.has(listOf(language, records))}`;
  });
  const pages = [
    pageOf(language, wishes),
    ...(wishes.month === undefined ? [] : [monthPage(language, wishes.month)]),
  ];
  return [say.best(wishes.month), lines.join('\n'), `\n${say.more(listOf(language, pages))}`].join('\n');
};

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
