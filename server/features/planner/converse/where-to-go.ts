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
import { listOf } from '../words/lists';
import { pageLink } from '../words/page-link';
import { reasonText, type Told } from '../words/reason-words';
import { whereWords } from '../words/where-words';
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

export interface Asked extends Wishes {
  from?: Gateway | undefined;
}

/** What is wished of a destination, as the page has it. */
export const wishesOf = (
  { wants, places, words: said }: Understanding,
  { plan, cities }: Conversation,
): Asked => {
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

export const pageOf = (language: Context['language'], wishes: Asked): string => {
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
export const mostFor = 3;

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
export const weighed = async (
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
export const lineOf = (
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

export const toldOf = (month: number | undefined, cities: readonly PlannerCity[]): Told => ({
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

export const bestFor = async (context: Context, said: Understanding, conversation: Conversation) => {
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
