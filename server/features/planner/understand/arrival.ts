import type { BusyHours } from '../plan-shapes';
import type { Appointment } from './appointments';
import { clockPattern as clock, timeOf } from './clock-times';
import { numberOf } from './numbers';
import type { Text } from './text';

/** When people come and go, as local times `HH:mm`. */
export interface Times {
  arrives?: string;
  leaves?: string;
  /** From when on days begin. */
  begins?: string;
  /** Until when days go on. */
  ends?: string;
  /** Hours between two flights; the whole journey lies in them. */
  layover?: number;
  /** Whether what they begin and end with are the hours of one day that people have, and whether those were named. */
  spare?: 'named' | 'usual';
  /** Hours of every day that are taken. */
  busy?: BusyHours[];
  /** Where they must be on some day. */
  appointments?: Appointment[];
  /** When they leave home on the first day. */
  setsOff?: string;
  leaving?: Leaving;
  /** When they are to be home again, however long the way is. */
  homeBy?: string;
}

/** What somebody leaves by; to the airport they say when they leave for it, and not when it flies. */
type Leaving = 'flight' | 'abroad' | 'rail' | 'ship' | 'airport';

const boundary = '(?<![\\p{L}\\p{N}])';
const gap =
  '(?:[^.;!?\\d]|\\d{1,2}(?:st|nd|rd|th)|\\d{1,2}/\\d{1,2}|20\\d\\d(?=[ ,])|(?:ngay|thang|thu|on the) \\d{1,2}|\\d{1,2} (?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|(?<=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6} )\\d{1,2}){0,45}?(?<![\\p{N}/])';

/** "We won't be there before noon": nobody comes sooner. */
const comesLate =
  "(?:won'?t|wont|can'?t|can ?not|couldn'?t|will not|don'?t|do not)(?: be able to)? (?:be|get|reach|arrive|land|come|make it|check in)(?: (?!before|until)[\\p{L}]+){0,4} (?:before|until|till)|(?:khong|chua|ko)(?: the)? (?:den|toi|co mat|len|xuong|ra|vao)(?: (?!truoc)[\\p{L}]+){0,4} truoc";

/** Whether somebody says before when they do not come. */
export const isComingLate = (folded: string): boolean =>
  new RegExp(`${boundary}(?:${comesLate})`, 'u').test(folded);

const arriving = `${comesLate}|through (?:customs|immigration|passport control|security|arrivals)(?: \\p{L}+)? (?:by|at|around)|arriv(?:e|es|al|ing)|land(?:s|ing)?|dock(?:s|ing)?|in port(?: from)?|disembark(?:s|ing)?|cap (?:cang|ben)|touch(?:es|ing)? down|get(?:s|ting)? in|gets? there|come in|comes? (?:in ?)?to(?= \\p{L}+(?: \\p{L}+)? \\d)|in at|ha canh|dap(?: xuong)?|den noi|toi noi|bay (?:den|toi|vao|ra)|(?:may bay|chuyen bay|tau|xe) (?:den|toi|dap|ha canh|vao|ra)|(?:den|toi|ra|vao)(?: \\p{L}+){0,4} (?:luc|khoang|tam)|xuong (?:san bay|may bay)`;
const leaving =
  'back (?:at|in|on|through) (?:\\p{L}+ ){0,2}?(?:check[ -]?in|security|the gate)(?: (?:no later than|by|at|before))*|(?:hit the road|set off (?:home|back)|be (?:gone|off|on the road)|check out|say goodbye|be (?:all )?(?:done|finished))(?: \\p{L}+){0,2} (?:by|before|at)|bay tiep|chuyen (?:sau|ke tiep|ke|tiep theo|tiep|toi|bay tiep(?: theo)?)|noi chuyen(?: bay)?|(?:next|onward|connecting|connection) (?:flight|plane|bus|train)|connection|fly(?:ing)? on|leav(?:e|es|ing)|depart(?:s|ure|ing)?|all aboard|back on board|sail(?:s|ing)?(?: away)?|nho neo|(?:tau|xe|train|bus)(?: dem| night| giuong nam)? (?:di|chay)|tau dem|xe dem|(?:before|truoc)(?: \\p{L}+){0,3} (?:flight|train|bus|bay|chuyen bay|chuyen tau|gio bay)|(?:bay )?ve(?= \\d{1,2} ?(?:h|gio|:|g(?!\\p{L})))|(?:flight|train|bus|plane)(?: \\p{L}+){0,3} (?:at|of)|fly(?:ing)? (?:out|home|back|off)|(?:flight|train|bus|plane)(?: back| home| out)*(?: is| leaves| departs| goes)?(?: home| back| out)?|tak(?:e|es|ing) off|have to be (?:back|at the airport)|back (?:on|at|to) (?:the |our )?(?:ship|boat|cruise|port|airport)(?: by)?|bay ve|(?:hom|ngay|luc|chuyen|buoi) ve(?: (?:thi|la|bay|di|len|xe|tau|chuyen|may))*|(?:chuyen )?(?:bay|tau|xe) (?:ve|di ve|roi)|ve lai|cat canh|(?:phai |can )?(?:co mat|ra) (?:o |tai )?san bay|ve(?: \\p{L}+){0,3} (?:luc|khoang|tam|truoc)|ve(?: [\\p{L}\\d/.-]+){0,3} chuyen(?: bay)?|(?:be |get )?(?:back|home|leave)(?: \\p{L}+){0,3} (?:before|by)|home from(?: \\p{L}+){1,3} at|roi(?: \\p{L}+){0,3} luc|(?:ngay|hom|bua) cuoi(?: [\\p{L},]+){0,5} (?:bay|ve|di|len tau|len xe)(?: luc)?';

const arrival = new RegExp(
  `${boundary}(?:${arriving})${gap}${clock}|(?:^ *|[.,;(] ?)(?:toi|den) ${clock}`,
  'gu',
);
const departure = new RegExp(`${boundary}(?:${leaving})${gap}${clock}`, 'gu');
/** "17h lên xe về", "the 15:00 train to". */
const goesAt = new RegExp(
  `${boundary}${clock} (?:[\\p{L}']+ ){0,2}?(?:flight(?: (?:home|back|out|to))?(?![\\p{L}])|departure|(?:phai |can |la )?(?:ra|co mat|den|toi)(?: o| tai| den| toi)? (?:san bay|ga|ben (?:tau|xe|cang)|nha(?! hang))|(?:phai|can) (?:co mat|ve)(?: o| lai| den)? (?!khach san|phong|resort|homestay|nha nghi)\\p{L}+|(?:phai |can )?ve (?:toi |den |lai )?nha(?! nghi|\\p{L})|(?:train|bus|coach|ferry|boat|sleeper|limousine) (?:to|for|home|back|out)|(?:\\p{L}+ ){0,3}len (?:xe|tau|may bay)(?: \\p{L}+)? (?:ve|vao|ra|di)|(?<=(?:chu nhat|cn|thu hai|thu bay|t[27]|ngay cuoi|hom cuoi|bua cuoi|hom ve|ngay ve)[^.;!?]{0,24})(?:phai |la |thi )?(?:len (?:xe|tau|may bay)|ra (?:ga|ben))(?= *(?:[,.;!?)]|$))|bay (?:ve|tiep)|ve lai|ra ve|di ve)`,
  'gu',
);
/** "22h30 mới tới", "13h20 hạ cánh". */
const comesAt = new RegExp(
  `${boundary}${clock}(?: (?:thu (?:\\d|hai|ba|tu|nam|sau|bay)|chu nhat|cn))? (?:(?:xe|tau|may bay|tau thuy) (?:tha|do|cap|ra|vao|dung)(?: xuong)? (?:o |tai )?(?:ben|ga|san bay)|(?:toi|den)(?= *[,;])|(?:\\p{L}+ )?(?:moi|se|thi) (?:toi|den|ha canh|dap)|(?:la |thi )?(?:ha canh|dap(?: xuong| canh)?|den noi|toi noi|xuong (?:may bay|san bay)|(?:may bay|tau|xe) (?:toi|den)|landing|arrival)|(?:bay )?(?:toi|den) (?:san bay|ga|ben|noi))(?![\\p{L}])`,
  'gu',
);
const from = new RegExp(`${boundary}${clock} ?(?:-|–|to|until|till|den|toi) ?${clock}`, 'u');
const layovers = [
  /(?<![\p{L}\p{N}])(\d{1,2}|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:[.,]\d)?[ -]?(?:hours?|hrs?|h|tieng|gio)[ -](?:long |of |stuck (?:at|in)[^.;,]{0,24} |at[^.;,]{0,24} |in[^.;,]{0,24} )?(?:layover|stop-?over|transit|connection|between flights|qua canh|noi chuyen|cho bay|cho noi chuyen|transit)/u,
  /(?:layover|stop-?over|transit|qua canh|noi chuyen|cho chuyen bay)[^.;\d]{0,30}(\d{1,2}) ?(?:hours?|hrs?|h|tieng|gio)(?![\p{L}\d])(?! ?(?:sang|trua|chieu|toi|dem|khuya|den|to|until|till|-|–))/u,
];

interface Clock {
  time: string;
  at: number;
  end: number;
}

const allOf = (text: string, pattern: RegExp): Clock[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const time = timeOf(match.slice(1, 7)) ?? timeOf(match.slice(7, 13));
    return time ? [{ time, at: match.index, end: match.index + match[0].length }] : [];
  });

const firstOf = (text: string, pattern: RegExp): Clock | undefined => allOf(text, pattern)[0];

/** "Half a day, just the afternoon": what is before noon isn't theirs. */
const afternoonOnly =
  /(?<![\p{L}])(?:(?:just|only) (?:in )?(?:the |an |one )?afternoon|afternoon only|chi (?:con |co )?(?:duoc |moi |dung |mot )*(?:buoi )?chieu(?: do| nay| ay)?(?= thoi|[,.;!?]|$)|nua ngay[^.;]{0,20}chieu|half a day[^.;]{0,25}afternoon|afternoon[^.;]{0,25}half a day)(?![\p{L}])/u;

/** "Friday night to Sunday", "tối thứ 6 xuất phát": the first day is an evening. */
const eveningStart =
  /(?<![\p{L}])(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun) (?:night|evening)(?:,? (?:the )?\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?\p{L}{3,9})?)?(?= ?(?:to|until|till|til|through|thru|-|–))|(?:chieu toi|toi|dem) (?:thu (?:\d|\p{L}+)|t\d)(?:,? (?:ngay )?\d{1,2}[/-]\d{1,2})? ?(?:den|toi|-|–|->)(?= ?(?:het |toi |chieu |khuya |sang |dem )?(?:chu nhat|cn|thu|t\d))|(?:leav(?:e|ing)|start(?:ing)?|from|after work)(?: on)? (?:\p{L}+day|fri) (?:night|evening)|toi (?:thu (?:\d|\p{L}+)|t\d|chu nhat)(?: \p{L}+){0,2} (?:xuat phat|khoi hanh|di|len duong|bay)(?![\p{L}])/u;
const afternoon = '15:00';
const afternoonStart =
  /(?<![\p{L}])(?:fly(?:ing)?|arriv(?:e|ing)|land(?:ing)?|get(?:ting)? (?:in|there))(?! (?:back|home|out))[^.;,!?]{0,32} afternoon|(?:bay|den noi|toi noi|ha canh)(?! ve)[^.;,!?]{0,24} (?:buoi )?chieu(?= |,|$)/u;
const evening = '18:30';

const changesPlanes =
  /(?<![\p{L}])(?:between (?:two |2 |my |our |the )?flights|layover|stop-?over|in transit|transit|qua canh|noi chuyen|cho chuyen|bay tiep|chuyen (?:bay )?(?:sau|ke|tiep)(?: tiep| theo)?|(?:next|onward|connecting) flight)(?![\p{L}])/u;
/** "… leave 11pm next day": a night lies between, and the hours are of two days. */
const dayAfter =
  /(?<![\p{L}])(?:(?:the )?(?:next|following) (?:day|morning|evening|night)|(?:the )?day after|(?:two|2) (?:days|nights)|overnight|(?:ngay |sang |trua |chieu |toi |dem )?hom sau|(?:hai|2) (?:ngay|dem))(?![\p{L}])/u;
const sinceThen = new RegExp(`${boundary}(?:from|starting|begins?|tu|bat dau(?: tu| luc)?) ${clock}`, 'gu');

/** Whole hours between landing and take-off on one day. */
const hoursBetween = ({ arrives, leaves }: Times): number | undefined => {
  if (!arrives || !leaves || leaves <= arrives) return undefined;
  return Number(leaves.slice(0, 2)) - Number(arrives.slice(0, 2));
};

/** When people arrive, leave, and how long they have between flights, as far as it is said. */
export const timesIn = ({ folded: typed, lower }: Pick<Text, 'folded' | 'lower'>): Times => {
  // "2.11.2027" is a day.
  const folded = typed.replace(/(?<!\d)\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})(?!\d)/gu, '#');
  const layover = layovers.map((pattern) => pattern.exec(folded)?.[1]).find(Boolean);
  // "Tối 9h" is in the evening, and no arrival.
  const isEvening = ({ at, end }: Clock) =>
    lower.length === typed.length && /^[^\p{L}]*tối/u.test(lower.slice(at, end));
  // "9 giờ tối, …" is in the evening; "9 giờ tới, …" is when they come.
  const isPartOfDay = ({ time, at, end }: Clock) =>
    time < '13:00' &&
    /(?:\d|h|g|gio|ruoi) toi$/u.test(folded.slice(at, end)) &&
    !(lower.length === folded.length && lower.slice(at, end).endsWith('tới'));
  const arrives =
    allOf(folded, comesAt).find((one) => !isPartOfDay(one)) ??
    allOf(folded, arrival).find((one) => folded !== typed || !isEvening(one));
  // "Arriving by plane 15:20, leaving by train at 20:00": one time is not both, and the nearer word has it.
  const isOther = ({ at, end }: Clock) => !arrives || end !== arrives.end || at > arrives.at;
  const leaves =
    firstOf(folded, goesAt) ??
    (arrives
      ? (allOf(folded, departure).find(({ end }) => end !== arrives.end) ??
        allOf(folded, departure).find(isOther))
      : firstOf(folded, departure));
  const times: Times = {};
  if (!arrives && eveningStart.test(folded)) times.arrives = evening;
  else if (!arrives && afternoonStart.test(folded)) times.arrives = afternoon;
  // "landing 9am, flying out 6pm": both patterns may reach for the same time.
  if (arrives) times.arrives = arrives.time;
  if (leaves && !(arrives && leaves.time === arrives.time && leaves.at < arrives.at))
    times.leaves = leaves.time;
  if (layover === undefined && times.arrives === undefined && afternoonOnly.test(folded))
    times.arrives = '12:00';
  // "9am to 4pm" between two flights.
  const [begins, ends] = [0, 6].map((at) => timeOf((from.exec(folded) ?? []).slice(1 + at, 7 + at)));
  const span: Times = begins && ends ? { arrives: begins, leaves: ends } : times;
  const isOneDay = changesPlanes.test(folded) && !dayAfter.test(folded);
  const between = isOneDay ? (hoursBetween(times) ?? hoursBetween(span)) : undefined;
  if (!layover && between === undefined) return times;
  times.layover = numberOf(layover) ?? between ?? 0;
  // "Nine hours from 1pm".
  const since = times.arrives === undefined ? firstOf(folded, sinceThen) : undefined;
  if (since) times.arrives = since.time;
  return begins && ends ? { ...times, ...span } : times;
};
