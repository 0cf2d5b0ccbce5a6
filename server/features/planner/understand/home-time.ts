import type { PlannerCity } from '../candidates/cities';
import type { Times } from './arrival';
import { clockGroups, clockPattern, later, looseClock, timeOf } from './clock-times';
import { type Places, placesIn } from './places';
import { readText } from './text';
import { homeByIn } from './town-orders';

const edge = '(?<![\\p{L}\\p{N}])';
const people = '(?:thi|la|phai|can|muon|em|minh|tui|toi|nha (?:em|minh)|ca nha|kip|lai)';
const getsHome = '(?:ve(?: lai| toi| den)*|co mat(?: lai)?)(?: o| tai)?';
const house = 'nha(?! nghi| tro| hang| khach)(?!\\p{L})';

/** "Home before 18:00", "return by 5 pm": no place is named, and none but home can be meant. */
const homeAlone: readonly RegExp[] = [
  new RegExp(
    `${edge}(?<!(?:fly|flying|flight|plane|train|bus|drive|head|heading) )(?:home|back|return(?:ing)?)(?: again| home| there)?,? (?:by|before|no later than|not later than|at the latest(?: by)?|latest) (?:about |around )?${looseClock}`,
    'u',
  ),
  new RegExp(
    `${edge}${clockPattern}(?: (?:thu \\p{L}+|chu nhat|cn|t\\d))?(?: ${people}){0,4} ${getsHome} ${house}`,
    'u',
  ),
  new RegExp(
    `${edge}${getsHome} ${house}(?: ${people}){0,2} (?:truoc|luc|cham nhat|muon nhat|tre nhat)(?: luc| la| khoang)? ${looseClock}`,
    'u',
  ),
];
/** "6h tối phải về tới Hà Nội", "trước 19h về Hà Nội": the hour stands before the place. */
const homeThere = new RegExp(
  `${edge}(?<!(?:bay|tau|xe|chuyen) (?:luc )?)${clockPattern}(?: (?:thu \\p{L}+|chu nhat|cn|t\\d))?(?: ${people}){0,4} ${getsHome} (?!(?:o |tai )?nha(?!\\p{L}))(?<what>[\\p{L}][\\p{L} ]{1,30})`,
  'u',
);
/** Back in one's room is back for the night, and no way home. */
const atHouse =
  /^[^.;!?]{0,24}(?<!\p{L})(?:hotel|room|hostel|resort|ship|boat|port|airport|khach san|phong|tau|san bay)(?!\p{L})|(?<!\p{L})(?:hotel|room|ship|boat|port|airport|khach san|phong)(?!\p{L})[^.;!?]{0,16}$/u;

interface Journey extends Pick<Places, 'origin'> {
  /** How long it is, where that is said. */
  days?: number | undefined;
}

interface Home {
  time: string;
  /** What is called home, where it has a name. */
  what?: string;
}

const clockIn = (match: RegExpExecArray): string | undefined =>
  timeOf(match.slice(1, 1 + clockGroups), 'day');

/** "Bay về Hà Nội lúc 9h" is when it flies. */
const rides = /(?<!\p{L})(?:bay|tau|xe|chuyen|flight|plane|train|bus) (?:se |thi )?$/u;

const homeIn = (folded: string): Home | undefined => {
  const named = homeByIn(folded);
  const flies =
    named !== undefined &&
    rides.test(folded.slice(0, named.at.index)) &&
    / (?:luc|khoang|tam) /u.test(named.at[0]);
  if (named && !flies) return { time: named.time, what: named.what };
  const there = homeThere.exec(folded);
  const at = there && clockIn(there);
  if (there?.groups?.what && at) return { time: at, what: there.groups.what };
  for (const pattern of homeAlone) {
    const match = pattern.exec(folded);
    const time = match && clockIn(match);
    if (!match || !time) continue;
    const [before, after] = [folded.slice(0, match.index), folded.slice(match.index + match[0].length)];
    if (!atHouse.test(after) && !atHouse.test(before)) return { time };
  }
  return undefined;
};

const isOfTime = (said: string | undefined, time: string): boolean =>
  said !== undefined && (said === time || later(said, 720) === time);

/**
 * Hours of a journey, where the last one is when people are home again: "phải về Hà Nội trước 20h" from somebody of
 * Hà Nội. That is no departure; the way home comes before it.
 */
const withHomeTime = (
  times: Times,
  folded: string,
  { origin, days }: Journey,
  cities: readonly PlannerCity[],
): Times => {
  const home = homeIn(folded);
  if (!home) return times;
  if (home.what !== undefined) {
    const [first] = placesIn(readText(home.what), cities).mentioned;
    if (!origin || first?.id !== origin.id) return times;
  }
  const { leaves, leaving, ends, arrives, ...others } = times;
  const rest: Times = {
    ...others,
    ...(arrives === undefined || isOfTime(arrives, home.time) ? {} : { arrives }),
    ...(ends === undefined || isOfTime(ends, home.time) ? {} : { ends }),
  };
  // Who begins where the journey is has no way home.
  const isHome = leaves === undefined || isOfTime(leaves, home.time);
  if (!origin)
    return !isHome || times.spare !== undefined || (days ?? 1) > 1 ? times : { ...rest, ends: home.time };
  return { ...rest, ...(isHome ? {} : { leaves, ...(leaving ? { leaving } : {}) }), homeBy: home.time };
};

/** When somebody sets out. */
const setsOut =
  /(?<!\p{L})(?:from|leav(?:e|es|ing)|depart(?:s|ing|ure)?|tak(?:e|es|ing) off|set(?:s|ting)? (?:off|out)|tu|roi|cat canh|xuat phat|khoi hanh|chay)(?!\p{L})/u;
const comesOrReturns =
  /(?<!\p{L})(?:land(?:s|ing)?|arriv(?:e|es|al|ing)|get(?:s|ting)? (?:in|to)|reach(?:es)?|touch(?:es)? down|back|home|return(?:s|ing)?|ha canh|dap|den noi|toi noi|den|toi luc|ve|moi toi|xuong (?:may bay|san bay|ga|tau))(?!\p{L})/u;
const clock = new RegExp(`(?<![\\p{L}\\p{N}./:])${clockPattern}(?![\\d/])`, 'gu');
const clausesOf = (folded: string): string[] => folded.split(/[,;!?\n]|\.(?!\d)| (?:and|then|roi|va) /u);
/** Who rides through the night is there by morning, and sets off on the evening before. */
const byNight = '19:30';

/**
 * Hours of a journey, where one of them is when people set out from home: "bay từ Hà Nội lúc 9h", "our train leaves
 * Saigon at 7". They are neither there by then nor gone.
 */
const withSetOff = (
  times: Times,
  folded: string,
  { origin }: Journey,
  cities: readonly PlannerCity[],
): Times => {
  if (!origin || times.setsOff !== undefined) return times;
  for (const clause of clausesOf(folded)) {
    if (!setsOut.test(clause) || comesOrReturns.test(clause)) continue;
    const [time] = [...clause.matchAll(clock)].flatMap(
      (match) => timeOf(match.slice(1, 1 + clockGroups), 'clock') ?? [],
    );
    if (!time || !placesIn(readText(clause), cities).mentioned.some(({ id }) => id === origin.id)) continue;
    const { arrives, leaves, leaving, ...others } = times;
    const isLeaving = leaves !== undefined && !isOfTime(leaves, time);
    return {
      ...others,
      ...(arrives === undefined || isOfTime(arrives, time) ? {} : { arrives }),
      ...(isLeaving ? { leaves, ...(leaving ? { leaving } : {}) } : {}),
      ...(time < byNight ? { setsOff: time } : {}),
    };
  }
  return times;
};

/** Hours of a journey with both ends of it at home: when people set out from there, and when they are there again. */
export const withHomeHours = (
  times: Times,
  folded: string,
  journey: Journey,
  cities: readonly PlannerCity[],
): Times => withHomeTime(withSetOff(times, folded, journey, cities), folded, journey, cities);
