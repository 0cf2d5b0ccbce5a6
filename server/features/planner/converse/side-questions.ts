import type { PlannerCity } from '../candidates/cities';
import { usualStay } from '../gazetteer/usual-stays';
import type { Plan } from '../plan-shapes';
import { cityToken, token } from '../stream/events';
import { hasLine, transferBetween } from '../travel/transfer';
import type { TravelMode } from '../travel/ways';
import type { Understanding } from '../understand';
import { daysIn } from '../understand/days';
import { asksOfLength } from '../understand/length-asked';
import { numberOf, numberPattern } from '../understand/numbers';
import { words } from '../understand/text';
import { durationText, listOf } from '../words/lists';
import { sideWords } from '../words/side-words';
import type { Context, Conversation } from './situation';

/** Questions that stand beside a request and that the network and the usual stays answer. */

interface Asked {
  language: Context['language'];
  /** The question, in small letters without accents. */
  folded: string;
  said: Understanding;
  /** All that the conversation says of where to go. */
  whole: Understanding;
  plan: Plan | null;
  cities: readonly PlannerCity[];
}

/** The cities that a question is about: those that it names, else those of the request, else of the plan. */
const citiesOf = ({ said, whole, plan, cities }: Asked): PlannerCity[] => {
  const own = said.places.mentioned.map(({ id }) => id);
  const all = whole.places.mentioned.map(({ id }) => id);
  const planned = plan?.days.map(({ city_id }) => city_id) ?? [];
  const ids = own.length > 0 ? own : all.length > 0 ? all : planned;
  const origin = whole.places.origin?.id;
  return [...new Set(ids)]
    .filter((id) => id !== origin)
    .flatMap((id) => cities.find((city) => city.id === id) ?? []);
};

const enough = words(
  '(?<!(?:warm|hot|cold|big|good|safe|fit|old|deep|calm|clear|clean|quiet) )enough|sufficient|too (?:short|long|little|few|much|rushed|ambitious)|(?<!(?:any|some)thing |stuff |what is |whats )doable|feasible|realistic|manageable|possible|(?<!what )can (?:we|i|it) (?:(?:do|fit|squeeze) (?:it|this|that|both|all|them|everything|\\d+)(?: \\p{L}+){0,4}|be done)|how many (?:days|nights)|how long (?:should|do|would|to|does|is best|is good|are|must|can)(?: \\p{L}+){0,4} (?:stay|spend|need|be in|plan for|in)|worth (?:\\p{L}+ ){0,6}(?:days?|nights?)|(?:is|are) (?:that|this|it) (?:ok|okay|crazy|mad)|(?:co |la )?du (?:khong|ko|k|chua)|co du|(?:khong|ko) hay phai|du hay|may ngay (?:la |thi )?(?:du|vua|hop)|nen di may ngay|(?:di )?may ngay|kip (?:khong|ko|k)|co kip|kha thi|kham noi|(?:qua|hoi) (?:it|ngan|gap|voi|day)',
);
/** How long is asked for, rather than whether so long will do. */
const howMany = words(
  'how many (?:days|nights)|how long|may (?:ngay|dem)|bao nhieu (?:ngay|dem)|bao lau|worth (?:\\p{L}+ ){0,6}(?:days?|nights?)',
);
const counted = new RegExp(
  `(?<![\\p{L}\\p{N}])(${numberPattern})[ -]?(?:days?|nights?|ngay|dem)(?![\\p{L}])`,
  'u',
);

const ofMoney = words(
  '\\d+ ?(?:tr|trieu|cu|k|million|mil|usd|eur|euros?|dollars?|dong|vnd)|[$€]|money|budget|cash|costs?|price|het (?:\\p{L}+ )?(?:bao )?nhieu|ton|chi phi|gia|tien|ngan sach|kinh phi',
);

/** A day is on the way where the next town is so far, minutes. */
const dayOnTheWay = 300;

/** What the towns want at the usual pace, the ways between them included. */
export const daysWanted = (towns: readonly PlannerCity[]): number =>
  Math.ceil(
    towns.reduce((sum, { code }) => sum + Math.max(1, usualStay(code).usual), 0) +
      towns.slice(1).reduce((sum, town, index) => {
        const from = towns[index];
        return sum + (from && transferBetween(from, town).minutes >= dayOnTheWay ? 0.5 : 0.2);
      }, 0) -
      0.3,
  );

const ofCountry = words(
  'vietnam|viet nam|the (?:whole )?country|north (?:and|to) south|south (?:and|to) north|xuyen viet|ca nuoc|bac (?:vao|den|toi|va|lan) nam|tu bac',
);
/** What most people see who see the country from one end to the other. */
const fromEndToEnd = ['HAN', 'HLG', 'HUE', 'HOI', 'SGN'];

const lengthAsked = (asked: Asked): string | null => {
  const { language, folded, whole, plan } = asked;
  const length = numberOf(counted.exec(folded)?.[1]) ?? daysIn({ raw: folded, lower: folded, folded });
  const isOfDays = length !== undefined && asksOfLength({ folded });
  const isOfAny =
    length !== undefined || whole.wants.days !== undefined || plan !== null || howMany.test(folded);
  if (!((enough.test(folded) && isOfAny) || isOfDays) || ofMoney.test(folded)) return null;
  const named = citiesOf(asked);
  const isOfCountry = named.length === 0 && ofCountry.test(folded);
  const towns = isOfCountry
    ? fromEndToEnd.flatMap((code) => asked.cities.find((city) => city.code === code) ?? [])
    : named;
  if (towns.length === 0) return null;
  const days = length ?? whole.wants.days ?? plan?.days.length;
  const say = sideWords(language);
  const list = listOf(language, towns.map(cityToken));
  const [only] = towns;
  if (towns.length === 1 && only) {
    const { least, usual } = usualStay(only.code);
    return say.stay(list, Math.ceil(least), Math.max(Math.ceil(usual), Math.ceil(least)), days);
  }
  return say.route(list, daysWanted(towns), days);
};

const named: ReadonlyArray<readonly [TravelMode, RegExp]> = [
  [
    'bus',
    words('(?:night |sleeper )?(?:bus(?:es)?|coach(?:es)?)|xe (?:khach|do|giuong nam|buyt|bus|limousine)'),
  ],
  [
    'car',
    words(
      '(?:private |hired )?cars?|taxis?|grab|driver|drive|tu lai|o ?to|xe (?:rieng|hoi|nha)|thue xe(?! may)',
    ),
  ],
  ['motorbike', words('motor ?bikes?|scooters?|xe may')],
  ['train', words('(?:night |sleeper )?trains?|tau (?:hoa|lua|dem)|tau(?! thuy| cao toc)')],
  ['flight', words('fl(?:y|ying|ights?)|planes?|may bay|bay')],
];
const either = words('or|hay(?: la)?|hoac|vs|versus');
const gateways = ['HAN', 'SGN', 'DAN'];

/** Where the way begins that is asked about: what is said, else the nearest large airport. */
const fromOf = ({ whole, cities }: Asked, to: PlannerCity) => {
  const { origin } = whole.places;
  if (origin)
    return { point: origin, name: origin.id === null ? origin.name : token({ kind: 'city', id: origin.id }) };
  const [near] = cities
    .filter((city) => gateways.includes(city.code) && city.id !== to.id)
    .toSorted((a, b) => transferBetween(a, to).minutes - transferBetween(b, to).minutes);
  return near ? { point: near, name: cityToken(near) } : null;
};

/** A way that is shorter by so little is no reason. */
const muchShorter = 0.8;

/** Why one takes it: a plane relieves nobody of driving. */
const reasonOf = (mode: TravelMode, lines: number) => {
  if (lines === 1) return 'only' as const;
  if (mode === 'train') return 'train' as const;
  return mode === 'bus' ? ('driven' as const) : ('faster' as const);
};

/** "Coach or self-drive?": how long each takes, and which to take. */
const meansAsked = (asked: Asked): string | null => {
  const { language, folded, whole } = asked;
  const modes = named.filter(([, said]) => said.test(folded)).map(([mode]) => mode);
  if (modes.length < 2 || !either.test(folded)) return null;
  const [to] = citiesOf(asked);
  const from = to && fromOf(asked, to);
  if (!to || !from) return null;
  const ways = modes
    .filter((mode) => hasLine(from.point, to, mode))
    .map((mode) => transferBetween(from.point, to, mode))
    .toSorted((a, b) => a.minutes - b.minutes);
  const [best, next] = ways;
  if (!best) return null;
  const say = sideWords(language);
  const list = listOf(
    language,
    ways.map(({ mode, minutes }) => say.way(mode, durationText(language, minutes))),
  );
  const isFaster = next !== undefined && best.minutes < next.minutes * muchShorter;
  // Who isn't used to the roads is driven.
  const driven = ways.find(({ mode }) => mode === 'bus' || mode === 'train') ?? best;
  const pick = isFaster && best.mode !== 'motorbike' ? best : driven;
  const why = isFaster && pick === best ? 'faster' : reasonOf(pick.mode, ways.length);
  return say.means(from.name, cityToken(to), list, pick.mode, why, (whole.wants.children ?? 0) > 0);
};

const timetable = words(
  '(?:last|first|night|overnight|sleeper|earliest|latest|next) (?:train|bus|coach|boat|ferry|flight|departure)e?s?|(?:train|bus|coach|boat|ferry|flight)s? (?:times?|timetables?|schedules?|departs?|leaves?|runs?)|(?:timetable|departure times?)|(?:tau|xe|chuyen|ca no|pha)(?: \\p{L}+){0,3} (?:may gio|luc may gio|cuoi(?! (?:thang|tuan|nam|nay|mua|thu|dong|he|xuan|t\\d|\\d))|dau tien|som nhat|muon nhat)|may gio (?:co )?(?:tau|xe|pha|chuyen)|gio (?:tau|xe|pha) chay|chuyen (?:cuoi|dau|som nhat|muon nhat)|(?:xe|tau|xe buyt|xe khach) (?:buyt |khach )?dem|lich tau|lich chay',
);

/** How long it takes and what it costs is known, whatever leaves when. */
const ofHowLong = words(
  'how (?:many hours|long|much|far)|price|cost|fare|may tieng|bao lau|bao nhieu tien|gia ve|gia',
);

const ofSafety = words('safe(?:ty|ly)?|dangerous?|risky?|an toan|nguy hiem|so (?:khong|ko)');

/** Times of departures, which change too often to be stored; the length of the way doesn't. */
const timesAsked = (asked: Asked): string | null => {
  const { language, folded } = asked;
  if (!timetable.test(folded) || ofHowLong.test(folded) || ofSafety.test(folded)) return null;
  const towns = citiesOf(asked);
  const [first, second] = towns;
  const origin = asked.whole.places.origin;
  const from = second ? first : undefined;
  const to = second ?? first;
  const start = from ? { point: from, name: cityToken(from) } : to && origin ? fromOf(asked, to) : null;
  const say = sideWords(language);
  const way =
    start && to
      ? [
          say.takes(
            start.name,
            cityToken(to),
            durationText(language, transferBetween(start.point, to).minutes),
            transferBetween(start.point, to).mode,
          ),
        ]
      : [];
  return [say.noTimes, ...way, say.timesWhere].join(' ');
};

const left = words(
  'tickets? (?:left|available)|(?:still|any) (?:tickets?|rooms?|seats?)|sold out|fully booked|con (?:ve|phong|cho)|het (?:ve|phong|cho)|chay ve',
);

const leftAsked = ({ language, folded }: Asked): string | null =>
  left.test(folded) ? sideWords(language).notSeen : null;

/** The answer to a question beside a request, where it is one of these; `null` where it is none. */
export const sideQuestion = (
  context: Pick<Context, 'language'>,
  folded: string,
  said: Understanding,
  whole: Understanding,
  { plan, cities }: Pick<Conversation, 'plan' | 'cities'>,
): string | null => {
  const asked: Asked = { language: context.language, folded, said, whole, plan, cities };
  return timesAsked(asked) ?? leftAsked(asked) ?? meansAsked(asked) ?? lengthAsked(asked);
};
