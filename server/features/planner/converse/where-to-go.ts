import { anonymous } from '../../../access';
import { monthSlugs } from '../../../calendar/month-slugs';
import { distanceKm } from '../../../distance';
import { readPlaces } from '../../deciding/know';
import { eventsOfMonth } from '../../deciding/month-events';
import { type Reason, usualCost, weigh } from '../../deciding/weigh';
import { type Gateway, gateways, type Wishes } from '../../deciding/wishes';
import type { PlannerCity } from '../candidates/cities';
import { token } from '../stream/events';
import type { Understanding } from '../understand';
import { words } from '../understand/text';
import { listOf } from '../words/lists';
import { pageLink } from '../words/page-link';
import { reasonText, type Told } from '../words/reason-words';
import { whereWords } from '../words/where-words';
import { isCoastal } from './compare';
import { likenessTo } from './likeness';
import type { Context, Conversation } from './situation';

/** "Where is it warm in January?": the same weighing as on the page for choosing a destination, in a few lines. */

const warm = words(
  'warm(?:er)?|sunny|sunshine|hot|escape (?:the )?(?:cold|winter)|am(?: ap)?|nang(?: am)?|tron ret|tranh ret',
);
const cool = words('cool(?:er)?|chilly|escape (?:the )?heat|mat(?: me)?|tranh nong|tron nong|lanh');
const bySea = words('beach(?:es)?|sea|seaside|coast|swim(?:ming)?|snorkel\\w*|islands?|bien|tam bien|dao');

const gatewayCodes: Readonly<Record<Gateway, string>> = {
  'ha-noi': 'HAN',
  'da-nang': 'DAD',
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

const lineOf = (
  language: Context['language'],
  id: number,
  reasons: readonly Reason[],
  told: Told,
  most = mostFor,
): string => {
  const said = reasons.map((one) => reasonText(language, one, told)).filter((text) => text !== '');
  const city = token({ kind: 'city', id });
  return said.length === 0 ? `- ${city}` : `- ${city}: ${listOf(language, said.slice(0, most))}`;
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

/** Where to go for what was said, with reasons and the pages where all destinations are weighed. */
export const whereToGo = async (
  context: Context,
  said: Understanding,
  conversation: Conversation,
): Promise<string> => {
  const { language } = context;
  const wishes = wishesOf(said, conversation);
  const { region, left } = said.places;
  const best = await weighed(context, wishes, {
    inside: region === null ? null : new Set(region),
    except: new Set(left),
  });
  const say = whereWords(language);
  if (best.length === 0) return `${say.none} ${pageOf(language, wishes)}`;
  const told = toldOf(wishes.month, conversation.cities);
  const lines = best.map((one) => lineOf(language, one.id, one.for, told));
  const pages = [
    pageOf(language, wishes),
    ...(wishes.month === undefined ? [] : [monthPage(language, wishes.month)]),
  ];
  return [say.best(wishes.month), lines.join('\n'), `\n${say.more(listOf(language, pages))}`].join('\n');
};

/** What likeness counts for beside the weather and the way. */
const pointsOfLikeness = 30;
/** Who flees the crowds goes to none of the famous ones. */
const pointsOfFame = 4;

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
  const wishes = wishesOf(said, conversation);
  const alike = await likenessTo(context, town, cities);
  const bonus = new Map(
    [...alike].map(([id, { share }]) => {
      const isFamous = cities.find((city) => city.id === id)?.isHighlight === true;
      return [id, pointsOfLikeness * share - (isQuieter && isFamous ? pointsOfFame : 0)];
    }),
  );
  const best = await weighed(context, wishes, { except: new Set([town.id]), bonus, most: 3 });
  const say = whereWords(language);
  const own = token({ kind: 'city', id: town.id });
  if (best.length === 0) return `${say.noneLike(own)} ${pageOf(language, wishes)}`;
  const told = toldOf(wishes.month, cities);
  const lines = best.map(({ id, for: reasons }) => {
    const records = (alike.get(id)?.records ?? []).map(token);
    const line = lineOf(language, id, reasons, told, mostFor - 1);
    return records.length === 0 ? line : `${line}. ${say.has(listOf(language, records))}`;
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
    best.map((one) => lineOf(language, one.id, one.for, told)).join('\n'),
    `\n${say.more(pageOf(language, wishes))}`,
  ].join('\n');
};

const asksLike = words(
  '(?:like|similar to|alternatives? to|instead of|reminds? (?:me )?of)|(?:giong|tuong tu|kieu|nhu|thay(?: cho)?)',
);
const asksPlace = words(
  'some ?(?:where|place)|(?:a |any |other |another )?(?:places?|towns?|cit(?:y|ies)|destinations?|alternatives?)|(?:noi|cho|pho|thanh pho|diem den)(?: \\p{L}+){0,3}',
);
const fleesCrowds = words(
  '(?:less|fewer|not so|not as|too|without|away from)(?: \\p{L}+){0,2} (?:touristy|tourists?|crowd(?:s|ed)?|busy|people)|crowds?|quiet(?:er)?|vang|it (?:khach|nguoi)|dong (?:qua|khach|nguoi)|yen tinh|do dong',
);

/** "Somewhere like Hội An with fewer tourists": places of the same kind; `null` where nobody asks for them. */
export const likeAsked = async (
  context: Context,
  folded: string,
  said: Understanding,
  conversation: Conversation,
): Promise<string | null> => {
  const [first, second] = said.places.mentioned;
  const town = conversation.cities.find(({ id }) => id === first?.id);
  if (!town || second || said.wants.days !== undefined) return null;
  if (!asksLike.test(folded) || !asksPlace.test(folded)) return null;
  return placesLike(context, town, said, conversation, fleesCrowds.test(folded));
};
