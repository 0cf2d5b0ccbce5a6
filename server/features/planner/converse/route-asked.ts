import { islandOf, network, type Way, type WayMeans, waysBetween } from '../../../geography/network';
import type { PlannerCity } from '../candidates/cities';
import { nearestCity } from '../gazetteer/uncovered';
import { cityToken } from '../stream/events';
import type { Understanding } from '../understand';
import { words, wordsOf } from '../understand/text';
import { adviceWords } from '../words/advice';
import { frameWords } from '../words/frame';
import { dateText, durationText, monthsText } from '../words/lists';
import { routeWords } from '../words/route-words';
import type { Context, Conversation } from './situation';

const meansSaid: ReadonlyArray<readonly [WayMeans, RegExp]> = [
  ['boat', words('ferry|ferries|(?:speed ?)?boats?|hydrofoil|tau (?:cao toc|thuy|bien|pha)|pha|ca no')],
  ['train', words('trains?|railway|tau (?:hoa|lua)|xe lua|duong sat')],
  ['coach', words('bus(?:es)?|coach(?:es)?|limousine|xe (?:khach|do|giuong nam)|giuong nam')],
  ['flight', words('fl(?:y|ying|ights?)|planes?|may bay|(?<!san |chuyen bay |may )bay(?! gio| nhieu)')],
];

/** "Tàu" is a boat where an island is at one end, else a train. */
const vessel = words('tau');

const asksOfWay = words(
  'hows? (?:long|far|much|often|the|do (?:i|we)|can (?:i|we)|to get)|do (?:we|i) (?:get|go|fly|travel)|can (?:we|i) (?:fly|get|go)|what time|when|which|price|fare|cost|times?|is there|are there|runs?|running|go(?:es)? to|(?:may|bao nhieu) (?:tieng|gio|tien|km|cay)|bao (?:lau|xa|nhieu)|gio|gia(?! dinh)|ben(?: xe| nao)?|ga nao|(?:co )?chay(?: \\p{L}+){0,3} (?:khong|ko|k|chua)|co (?:tau|xe|pha|chuyen)|di (?:kieu|cach) (?:gi|nao)|di the nao',
);
const asksTimes = words(
  'what time|when|departs?|departures?|timetable|times?|may gio|gio(?! ca)|lich(?: chay)?',
);
/** What is asked of the price of a way, and by what it shall not go. */
const asksPrice = words(
  'price|fares?|costs?|how much|gia|bao nhieu tien|(?:gia|het|ton|tam|khoang) nhieu|nhieu tien|bn tien',
);
const refusesFlight = words(
  '(?:without|not|no|dont|avoid(?:ing)?|rather than|instead of|except(?: by)?) (?:\\p{L}+ )?(?:fly(?:ing)?|flights?|planes?)|(?:khong|ko|khoi|tru|ngoai) (?:di |bang )?(?:may bay|bay)',
);
const asksStation = words('(?:bus|coach) stations?|which station|ben(?: xe)?(?: nao)?');
/** What is carried, or who may ride, is a question of its own. */
const ofOther = words(
  'luggage|bags?|bik?es?|motorbikes?|wheelchairs?|children|kids?|babies|dogs?|hanh ly|xe may|tre em|be|say (?:xe|tau|song)|an toan|safe|sick|sickness',
);

const ofStops = words('airports?|stations?|san bay|nha ga|ben (?:xe|tau)');

/** Whether nothing but the way between two towns is asked. */
export const asksOnlyWay = ({
  talk,
  places,
  words: said,
}: Pick<Understanding, 'talk' | 'places' | 'words'>): boolean =>
  talk.questions.includes('route') &&
  places.mentioned.length === 2 &&
  !ofOther.test(said) &&
  !ofStops.test(said);

interface End {
  name: string;
  lat: number;
  lon: number;
  /** The town with a page that is nearest, where it has none itself. */
  near: { city: PlannerCity; km: number } | null;
}

const nameOf = (city: PlannerCity): string[] =>
  city.names.map((name) => name.replace(/^(?:tp|thanh pho) | city$/gu, ''));

/**
 * The town that a question about a way means. A province's name is that of its capital too: who takes the coach to Hà
 * Giang gets out there, not in the farthest town of that province.
 */
export const townMeant = (
  city: PlannerCity,
  { words: said }: Pick<Understanding, 'words'>,
  cities: readonly PlannerCity[],
): PlannerCity => {
  const isSaid = (name: string) => ` ${said} `.includes(` ${name} `);
  if (city.names.some(isSaid) || city.formerNames.some(isSaid)) return city;
  const province = city.provinces.find(isSaid);
  return cities.find((other) => province !== undefined && nameOf(other).includes(province)) ?? city;
};

const largest = ['HAN', 'SGN'];

/** The two ends that are meant, the beginning first; the towns with a page and other places. */
const endsOf = (said: Understanding, cities: readonly PlannerCity[]): End[] => {
  const { mentioned, uncovered, origin } = said.places;
  const towns = [...new Set(mentioned.map(({ id }) => id))]
    .flatMap((id) => cities.find((city) => city.id === id) ?? [])
    .toSorted((a, b) => Number(b.id === origin?.id) - Number(a.id === origin?.id))
    .map((city) => townMeant(city, said, cities));
  const others = uncovered.map((place) => ({ ...place, near: nearestCity(place, cities) }));
  return [...towns.map((city) => ({ ...city, name: cityToken(city), near: null })), ...others];
};

const toThere = words(
  '(?:get|go|travel|come|fly) (?:over |out |down |up )?(?:there|here)|reach (?:it|the island)|(?:ra|toi|den|len|vao|xuong|qua) (?:do|day|dao|ngoai do|trong do|tren do)|(?:di|den) (?:bang|kieu) gi',
);

/** Who asks how to get "there" with a plan means its first town, from home where that is known. */
const endsOfPlan = (
  said: Understanding,
  plan: Conversation['plan'],
  cities: readonly PlannerCity[],
): End[] => {
  if (!plan || !toThere.test(said.words)) return [];
  const first = cities.find(({ id }) => id === plan.days[0]?.city_id);
  if (!first) return [];
  const own = { ...first, name: cityToken(first), near: null };
  const { origin } = plan.request;
  return origin ? [{ ...origin, near: null }, own] : [own];
};

const nodeName = (language: Context['language'], id: string | null): string => {
  const node = id === null ? undefined : network().nodes.get(id);
  return (language === 'en' ? node?.en : undefined) ?? node?.name ?? '';
};

const stopped = new Set(['train', 'speedboat', 'ferry']);

const withoutUnit = (amount: string): string => amount.replace(/ \D+$/u, '');

const lineOf = (language: Context['language'], way: Way): string => {
  const say = routeWords(language);
  const { vnd } = adviceWords(language);
  const price = way.price
    ? say.price(withoutUnit(vnd(way.price.from)), vnd(way.price.to), way.price.per)
    : '';
  const leg = way.legs.find(({ mode }) => stopped.has(mode));
  const [from, to] = [nodeName(language, leg?.from ?? null), nodeName(language, leg?.to ?? null)];
  const stations = from !== '' && to !== '' ? say.stations(from, to) : '';
  return (
    say.way(say.means[way.means], durationText(language, way.minutes), Math.round(way.km), price) + stations
  );
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Where the figures are from, of the leg that names the way. */
const sourceOf = (language: Context['language'], { legs }: Way): string => {
  const [longest] = legs.toSorted((a, b) => b.minutes - a.minutes);
  if (!longest) return '';
  const { name, checked_on } = longest.source;
  return adviceWords(language).source(name[language], dateText(language, checked_on));
};

const mostWays = 3;

/** "Without going back to Đồng Hới", "không quay lại Huế": what is not to be passed. */
const past =
  /(?<!\p{L})(?:(?:without|not|avoid(?:ing)?|instead of|rather than) (?:(?:having|needing) to )?(?:(?:go(?:ing)?|com(?:e|ing)|travel(?:l?ing)?|pass(?:ing)?|return(?:ing)?|backtrack(?:ing)?|driv(?:e|ing)|chang(?:e|ing)|stop(?:ping)?) )?(?:all the way )?(?:back )?(?:to|through|via|by|in|at|into)|(?:khong|ko|khoi|khoi phai|tranh)(?: can| phai)? (?:quay (?:lai|ve|nguoc)|vong (?:lai|ve|qua)|tro (?:lai|ve)|di (?:qua|nguoc ve)|ve lai|ghe(?: qua)?|qua)) ((?:\p{L}+ ?){1,4})/u;

/** Nodes of the network that a question wants no way to pass. */
const nodesPast = (said: string): ReadonlySet<string> => {
  const phrase = past.exec(said)?.[1];
  if (phrase === undefined) return new Set();
  const named = [...network().nodes.values()].filter(({ name, en }) =>
    [name, en].some((one) => {
      const own = wordsOf(one).replace(
        /^(?:ga|san bay|ben(?: xe| tau)?) | (?:station|airport|pier|port)$/gu,
        '',
      );
      return own.length > 2 && `${phrase.trim()} `.startsWith(`${own} `);
    }),
  );
  return new Set(named.map(({ id }) => id));
};

const pairText = (
  language: Context['language'],
  from: End,
  to: End,
  asked: WayMeans | null,
  refused: WayMeans | null,
  kept: ReadonlySet<string> = new Set(),
): string => {
  const say = routeWords(language);
  const all = waysBetween(from, to).filter(
    ({ means, legs, warnings }) =>
      means !== 'motorbike' &&
      !legs.some((leg) => kept.has(leg.from ?? '') || kept.has(leg.to ?? '')) &&
      means !== refused &&
      !legs.some(({ isRare }) => isRare) &&
      // A coach that is only worked out from the road is none that anybody can be sent to.
      !(means === 'coach' && legs.every(({ isReckoned }) => isReckoned)) &&
      !warnings.some(({ code }) => code === 'no_known_coach'),
  );
  const own = asked ? all.filter(({ means }) => means === asked) : [];
  const ways = (own.length > 0 ? own : all).slice(0, own.length > 0 ? 1 : mostWays);
  const [first] = ways;
  const missing = asked && own.length === 0 ? `${say.noLine(say.means[asked], from.name, to.name)} ` : '';
  if (!first) return missing.trim();
  const months = ways
    .flatMap(({ warnings }) => warnings)
    .flatMap((warning) => (warning.code === 'rough_sea' ? warning.months : []));
  const sea =
    months.length > 0 ? ` ${capital(say.roughSea(monthsText(language, [...new Set(months)])))}` : '';
  const head = say.between(from.name, to.name);
  const told =
    ways.length === 1
      ? `${head} ${lineOf(language, first)} ${sourceOf(language, first)}.`
      : [head, ...ways.map((way) => `- ${lineOf(language, way)} ${sourceOf(language, way)}`)].join('\n');
  return `${missing}${told}${sea}`;
};

/**
 * The ways between two places of a question, by what it asks to go with or of a place without a page; `null` for any
 * other question. With one end only, the ways from the two largest cities.
 */
export const routeAsked = (
  { language }: Pick<Context, 'language'>,
  said: Understanding,
  { cities, plan }: Pick<Conversation, 'cities' | 'plan'>,
): string | null => {
  const ends = said.places.mentioned.length > 0 ? endsOf(said, cities) : endsOfPlan(said, plan, cities);
  const [first, second, third] = ends;
  if (!first || third) return null;
  const isIsland = islandOf(first) !== (second ? islandOf(second) : null);
  const refused = refusesFlight.test(said.words) ? ('flight' as const) : null;
  const meant = meansSaid.filter(([one, pattern]) => one !== refused && pattern.test(said.words));
  // Who asks "by boat or by plane" wants to know of both.
  const isChoice = meant.length > 1;
  const means = isChoice
    ? null
    : (meant[0]?.[0] ?? (vessel.test(said.words) ? (isIsland ? 'boat' : 'train') : null));
  const isRoute = said.talk.questions.includes('route');
  if (ofOther.test(said.words) || !(isRoute || asksOfWay.test(said.words))) return null;
  const uncovered = ends.find(({ near }) => near !== null);
  const isOfWays = (isRoute && second !== undefined) || isChoice;
  const isOpen = isChoice || uncovered !== undefined || refused !== null || asksPrice.test(said.words);
  if (means === null && !(isOfWays && isOpen)) return null;
  const from = largest.flatMap((code) => cities.find((city) => city.code === code) ?? []);
  const pairs: Array<[End, End]> = second
    ? [[first, second]]
    : from.map((city) => [{ ...city, name: cityToken(city), near: null }, first]);
  // Who names one end alone and a boat on a river asks for no way there; of an island the ports that have one are told.
  const isServed = ([one, other]: [End, End]) =>
    second !== undefined || means === null || waysBetween(one, other).some((way) => way.means === means);
  const told = pairs
    .filter(([one, other]) => one.name !== other.name)
    .filter(isServed)
    .map(([one, other]) => pairText(language, one, other, means, refused, nodesPast(said.words)))
    .filter((text) => text !== '');
  if (told.length === 0) return null;
  const say = routeWords(language);
  const page = uncovered?.near
    ? [
        frameWords(language).uncovered(
          uncovered.name,
          cityToken(uncovered.near.city),
          Math.round(uncovered.near.km),
          1,
        ),
      ]
    : [];
  const unknown = [
    ...(asksTimes.test(said.words) && means !== null ? [say.noTimes] : []),
    ...(asksStation.test(said.words) && means === 'coach' ? [say.noStation] : []),
  ];
  return [...page, ...told, ...(unknown.length > 0 ? [unknown.join(' ')] : [])].join('\n\n');
};

/** All ways between two towns with a page, with hours and prices; `null` where the network knows none. */
export const waysTold = (
  language: Context['language'],
  from: PlannerCity,
  to: PlannerCity,
  said: Pick<Understanding, 'words'>,
): string | null => {
  const end = (city: PlannerCity): End => ({ ...city, name: cityToken(city), near: null });
  const refused = refusesFlight.test(said.words) ? ('flight' as const) : null;
  return pairText(language, end(from), end(to), null, refused, nodesPast(said.words)) || null;
};
