import { roughMonthsAt } from '../../../geography/network';
import { bathingAt } from '../../../geography/seasons/bathing';
import { type Pool, readPool } from '../candidates';
import type { PlannerCity } from '../candidates/cities';
import { isPossible } from '../days/possible';
import { isOf, noTaste } from '../days/suits';
import type { PlanRequest } from '../plan-shapes';
import { token } from '../stream/events';
import { transferBetween } from '../travel/transfer';
import type { Understanding } from '../understand';
import { youngestIn } from '../understand/ages';
import { needsWith } from '../understand/frame';
import { words } from '../understand/text';
import type { Topic } from '../understand/topics';
import { compareWords } from '../words/compare-words';
import { durationText, listOf, monthsText, monthText } from '../words/lists';
import { phrasesIn } from '../words/phrases-in';
import { talkWords } from '../words/talk-words';
import type { Context, Conversation } from './situation';
import { uncoveredNear } from './where';

/** Weighing places against one another, and what is better than one in its month. */

interface Weighed {
  city: PlannerCity;
  rain: number | null;
  isBest: boolean;
  isRough: boolean;
  fitting: ReadonlyArray<{ topic: Topic; label: string; names: string[]; count: number }>;
  gentle: number;
  all: number;
  minutes: number | null;
  points: number;
}

const near =
  /(?:near(?:er|est)?|clos(?:e|er|est)|far(?:ther|thest)?|gan|xa)(?: (?:hon|nhat))?(?: (?:to|from|tu|voi))? $/u;
const asksNear = words('near(?:er|est)?|clos(?:er|est)|shorter (?:way|drive)|gan hon|gan nhat|gan');

/** The town that the others shall be near to: "nearer to Hà Nội, A or B". */
const nearTo = (
  { places, words: said }: Understanding,
  cities: readonly PlannerCity[],
): PlannerCity | undefined =>
  cities.find(
    ({ id, names }) =>
      places.mentioned.some((one) => one.id === id) &&
      names.some((own) => {
        const name = said.includes(own) ? own : own.replaceAll(' ', '');
        const at = ` ${said} `.indexOf(` ${name} `);
        return at >= 0 && near.test(` ${said} `.slice(0, at + 1));
      }),
  );

const gateways = ['HAN', 'SGN', 'DAN'];

/** Where the way there is reckoned from: where people come from, else the nearest of the large airports to all of them. */
const fromFor = (
  said: Understanding,
  compared: readonly PlannerCity[],
  cities: readonly PlannerCity[],
): { city: { lat: number; lon: number }; name: string } | null => {
  const { origin } = said.places;
  const town = nearTo(said, cities);
  if (town) return { city: town, name: token({ kind: 'city', id: town.id }) };
  if (origin)
    return { city: origin, name: origin.id === null ? origin.name : token({ kind: 'city', id: origin.id }) };
  const ends = cities.filter((city) => gateways.includes(city.code) && !compared.includes(city));
  const cost = (end: PlannerCity) =>
    compared.reduce((sum, city) => sum + transferBetween(end, city).minutes, 0);
  const [nearest] = ends.toSorted((a, b) => cost(a) - cost(b));
  return nearest ? { city: nearest, name: token({ kind: 'city', id: nearest.id }) } : null;
};

export const isCoastal = (city: PlannerCity): boolean =>
  roughMonthsAt(city).length > 0 || ['beach', 'islands', 'island'].some((signal) => city.signals.has(signal));

const labelOf = (language: Context['language'], topic: Topic): string | undefined =>
  topic.label?.[language] ?? (topic.interest ? phrasesIn(language).interests[topic.interest] : undefined);

/** With so small a child each hour on the way counts, years. */
const smallChild = 6;

export const wetMm = 200;
const mostNames = 2;

const badKnees = words(
  'knees?|bad (?:leg|hip|back)|stairs|steps|dau (?:goi|chan|khop)|yeu chan|bac thang|leo bac',
);

const asksQuiet = words(
  'quiet(?:er)?|peaceful|(?:less|fewer|not) (?:crowded|busy|touristy|people|tourists)|away from the crowds|yen tinh|yen binh|vang(?: ve)?|it nguoi|it khach|do dong|bot dong',
);

const isWithSmall = ({ words: said }: Pick<Understanding, 'words'>): boolean =>
  (youngestIn(said) ?? smallChild) < smallChild;

const weigh = (
  language: Context['language'],
  said: Understanding,
  city: PlannerCity,
  pool: Pool,
  from: ReturnType<typeof fromFor>,
): Weighed => {
  const { month, wanted } = said.wants;
  const normal = city.normals.find((one) => one.month === month);
  const own = [...pool.all.values()].filter(({ city_id, isMeal }) => city_id === city.id && !isMeal);
  const eats = [...pool.all.values()].filter(({ city_id }) => city_id === city.id);
  const needs = [
    ...new Set([...needsWith(said.wants), ...(badKnees.test(said.words) ? (['few_steps'] as const) : [])]),
  ];
  const request: PlanRequest = {
    city_ids: [],
    start_date: null,
    month: month ?? null,
    days: 3,
    adults: 2,
    children: said.wants.children ?? 0,
    pace: 'normal',
    interests: [],
    budget: 'middle',
    needs,
  };
  const gentle = needs.length > 0 ? own.filter((one) => isPossible(one, request, noTaste)).length : 0;
  const fitting = wanted.flatMap((topic) => {
    const label = labelOf(language, topic);
    if (label === undefined) return [];
    const found = eats.filter((one) => isOf(one, topic)).sort((a, b) => (b.fame ?? 0) - (a.fame ?? 0));
    return [{ topic, label, count: found.length, names: found.slice(0, mostNames).map(token) }];
  });
  const isBest = month === undefined ? false : city.bestMonths.includes(month);
  const isRough = month !== undefined && roughMonthsAt(city).includes(month);
  const minutes = from ? transferBetween(from.city, city).minutes : null;
  const rain = normal ? Math.round(normal.rain_mm / 10) * 10 : null;
  const points =
    (isBest ? 2 : 0) -
    (rain !== null && rain > wetMm ? 2 : 0) -
    (isRough ? 2 : 0) +
    (month === undefined ? city.bestMonths.length / 12 : 0) +
    fitting.reduce((sum, { count }) => sum + Math.min(8, count) * 0.4, 0) +
    (needs.length > 0 && own.length > 0 ? (3 * gentle) / own.length : 0) +
    (asksQuiet.test(said.words) ? 0 : city.records / 50) -
    (minutes ?? 0) / (asksNear.test(said.words) ? 30 : isWithSmall(said) ? 60 : 240);
  return {
    city,
    rain,
    isBest,
    isRough,
    fitting,
    gentle,
    all: needs.length > 0 ? own.length : 0,
    minutes,
    points,
  };
};

const lineOf = (
  language: Context['language'],
  said: Understanding,
  { city, rain, isRough, fitting, gentle, all, minutes }: Weighed,
  pool: Pool,
  fromName: string,
): string => {
  const say = compareWords(language);
  const { month } = said.wants;
  const normal = city.normals.find((one) => one.month === month);
  const list = (months: readonly number[]) => monthsText(language, months);
  const rough = roughMonthsAt(city);
  const isCalm = month !== undefined && !bathingAt(city).waves.includes(month);
  const famous = [...pool.all.values()]
    .filter(({ city_id, isMeal, schedule }) => city_id === city.id && !isMeal && schedule === null)
    .sort(
      (a, b) => (b.fame ?? 0) - (a.fame ?? 0) || Number(b.isFeatured) - Number(a.isFeatured) || a.id - b.id,
    )
    .slice(0, mostNames)
    .map(token);
  const parts = [
    ...(normal && month !== undefined
      ? [
          say.weather(
            monthText(language, month),
            Math.round(normal.min_c),
            Math.round(normal.max_c),
            rain ?? 0,
          ),
        ]
      : []),
    ...(month !== undefined && isCoastal(city) && (isRough || isCalm)
      ? [isRough ? say.rough(list(rough)) : say.calm]
      : []),
    ...(city.bestMonths.length > 0 ? [say.best(list(city.bestMonths))] : []),
    ...fitting.map(({ label, count, names }) =>
      count > 0 ? say.offers(label, count, listOf(language, names)) : say.noOffer(label),
    ),
    ...(all > 0 ? [say.gentle(gentle, all)] : []),
    ...(famous.length > 0 ? [say.known(listOf(language, famous))] : []),
    ...(minutes !== null ? [say.way(fromName, durationText(language, minutes))] : []),
  ];
  return `- ${token({ kind: 'city', id: city.id })}: ${parts.join('; ')}.`;
};

/** What speaks for the best one, against the next. */
const reasonsOf = (
  language: Context['language'],
  said: Understanding,
  best: Weighed,
  next: Weighed,
): string[] => {
  const { reasons } = compareWords(language);
  const { month } = said.wants;
  const share = ({ gentle, all }: Weighed) => (all > 0 ? gentle / all : 0);
  const wish = best.fitting.find(({ count }, index) => count > (next.fitting[index]?.count ?? 0));
  return [
    ...(best.isBest && !next.isBest && month !== undefined
      ? [reasons.season(monthText(language, month))]
      : []),
    ...(best.rain !== null && next.rain !== null && next.rain - best.rain >= 40
      ? [reasons.drier(best.rain, next.rain)]
      : []),
    ...(next.isRough && !best.isRough ? [reasons.sea] : []),
    ...(asksQuiet.test(said.words) && best.city.records < next.city.records
      ? [talkWords(language).quiet]
      : []),
    ...(wish ? [reasons.wish(wish.label)] : []),
    ...(share(best) > share(next) + 0.05 ? [reasons.gentle] : []),
    ...(best.minutes !== null && next.minutes !== null && next.minutes - best.minutes >= 45
      ? [isWithSmall(said) ? reasons.nearForSmall : reasons.near]
      : []),
    ...(month === undefined && best.city.bestMonths.length > next.city.bestMonths.length + 1
      ? [reasons.longSeason]
      : []),
  ];
};

const mostCompared = 3;
/** Who asks for quiet wants that before a shorter way or a longer season, but no rough sea for it. */
const quietWeighs = 1.8;

/** Places weighed against one another, with the one to take; `null` where none of them is known. Reads their records. */
export const comparison = async (
  context: Context,
  said: Understanding,
  { cities }: Pick<Conversation, 'cities'>,
): Promise<{ text: string; pick: PlannerCity | null } | null> => {
  const { language } = context;
  const say = compareWords(language);
  const compared = said.places.mentioned
    .flatMap(({ id }) => cities.find((city) => city.id === id) ?? [])
    .filter(({ id }) => id !== said.places.origin?.id && id !== nearTo(said, cities)?.id)
    .slice(0, mostCompared);
  const unknown = uncoveredNear(said.places.uncovered, cities).map(
    ({ place, near, km }) =>
      `- ${say.noArticle(place.name, token({ kind: 'city', id: near.id }), Math.round(km / 5) * 5)}`,
  );
  if (compared.length === 0)
    return unknown.length > 1 ? { text: `${unknown.join('\n')}\n\n${say.noneKnown}`, pick: null } : null;
  const pool = await readPool(context, compared, cities);
  const from = fromFor(said, compared, cities);
  const quietest = asksQuiet.test(said.words)
    ? compared.toSorted((a, b) => a.records - b.records)[0]
    : undefined;
  const weighed = compared
    .map((city) => weigh(language, said, city, pool, from))
    .map((one) => (one.city === quietest ? { ...one, points: one.points + quietWeighs } : one));
  const [best, next] = weighed.toSorted((a, b) => b.points - a.points);
  if (!best) return null;
  const lines = weighed.map((one) => lineOf(language, said, one, pool, from?.name ?? ''));
  const city = token({ kind: 'city', id: best.city.id });
  const reasons = next ? reasonsOf(language, said, best, next) : [];
  const other = next ? reasonsOf(language, said, next, best) : [];
  const against =
    next && other.length > 0
      ? [say.although(token({ kind: 'city', id: next.city.id }), listOf(language, other))]
      : [];
  const isPlanned = said.wants.days !== undefined || said.talk.asksForPlan;
  const verdict = next
    ? reasons.length > 0
      ? [say.pick(city, listOf(language, reasons)), ...against].join(' ')
      : say.even(city)
    : say.onlyKnown(city);
  return {
    text: `${[...lines, ...unknown].join('\n')}\n\n${[verdict, ...(isPlanned ? [] : [say.offer(city)])].join(' ')}`,
    pick: best.city,
  };
};
