import { appointmentsIn } from './appointments';
import { clockGroups, later, looseClock, stretchOf, timeOf } from './clock-times';
import { n, orderOf } from './day-words';
import type { Hours, Order } from './order';
import { withHoursInDigits } from './spoken-clock';
import { words } from './text';

/** What a message says of the hours of single days: when one begins, is over, or has something else in it. */

const edge = '(?<![\\p{L}\\p{N}])';
const end = '(?![\\p{L}\\p{N}])';
const dayNamed = new RegExp(
  `${edge}(?:(?:the )?(?:day|ngay)(?: thu)? |(?:hom|bua|sang|trua|chieu|toi) (?:ngay )?(?=cuoi|dau))${n}(?! ?(?:days?|nights?|ngay|dem|/|h(?!\\p{L})|gio))${end}`,
  'u',
);
const clock = new RegExp(`${edge}${looseClock}`, 'gu');
const sep = ' ?(?:-|–|to|until|till?|and|den|toi|va|->) ?';
const stretch = new RegExp(`${edge}${looseClock}${sep}${looseClock}${end}`, 'u');

const begins = words(
  "start(?:s|ing)?|begin(?:s|ning)?|set(?:ting)? (?:off|out)|get(?:ting)? going|head(?:ing)? out|leave the (?:hotel|house|room)|wake(?: up)?|get(?:ting)? up|sleep(?:ing)? in|lie[- ]in|first (?:stop|thing)|(?:nothing|not|no(?: \\p{L}+){0,2}|never|don'?t \\p{L}+(?: \\p{L}+){0,3}) (?:before|until|till?|earlier than)|(?:free|available|ready) (?:from|after|at)|only (?:from|after)|earliest|bat dau|xuat phat|khoi hanh|len duong|moi (?:di|bat dau|ra|day|ranh|xuat phat)|day(?: \\p{L}+)? (?:luc|muon|tre)|ngu (?:nuong|them|den|toi|day)|(?:khong|dung|ko|chua) (?:\\p{L}+ ){0,4}truoc|ranh (?:tu|sau)|ra khoi (?:khach san|nha|phong)|di (?:tu|luc|choi luc)|som nhat",
);
const ends = words(
  '(?:be )?(?:back|home|done|over|finished)|finish(?:es|ing)?|end(?:s|ing)?|wrap(?:ping)? up|return(?:ing)?|(?:nothing|not|no(?: \\p{L}+){0,2}|never) (?:after|past|later than)|call it a day|ve(?: den| toi| lai)?(?: khach san| ks| phong| nha| homestay| resort)?|ket thuc|xong|nghi (?:tu|luc|som)|(?:khong|dung|ko) (?:\\p{L}+ ){0,4}(?:qua|sau)|muon nhat|tre nhat',
);
/** "By six", "trước 5 giờ": until then, where nothing says that it begins. */
const by = /(?:^|[^\p{L}])(?:by|before|until|till?|truoc|den|toi) (?:about |around |khoang |tam )?$/u;
const from =
  /(?:^|[^\p{L}])(?:from|after|since|later,? (?:like|say|at|around)|tu|sau) (?:about |around |khoang |tam )?$/u;

const busy = words(
  'naps?|rests?|sleep|break|siesta|busy|meetings?|appointments?|calls?|massage|spa|booked|reserved|free|keep|block(?:ed)?|off|nghi(?: ngoi| trua)?|ngu(?: trua)?|ban|hop|hen|trong|goi dien|dat (?:ban|truoc|lich)|viec rieng|tiec|an cuoi|dam cuoi',
);
const onlyThen = words('only|just|chi');

const leavesBy =
  'fly(?:ing)?|flights?|plane|take[- ]?off|leav(?:e|es|ing)|depart(?:s|ing|ure)?|check(?:ing)?[- ]?out|(?:to|at|for) the airport|airport|train|bus|bay|chuyen bay|may bay|cat canh|ra (?:san bay|ga|ben xe)|san bay|ve (?:lai|nha|ha noi|sai gon)|len (?:tau|xe|may bay)|tau|xe (?:ve|khach)|roi (?:khoi)?|tra phong|ra ve|di ve|ve|go home|going home';
const leaves = words(leavesBy);
const arrives = words(
  'arriv(?:e|es|ing|al)|land(?:s|ing)?|get(?:ting)? (?:in|there)|touch down|come in|flight|den|toi|ha canh|dap|bay (?:toi|den|vao|ra)|nhan phong|check[- ]?in',
);
const toAirport = words('(?:to|at|for) the airport|airport|(?:ra|co mat o|toi|den) san bay|san bay');
const onRail = words('trains?|bus|coach|tau|ga|xe|ben xe');
const byAir = words('fly(?:ing)?|flights?|plane|take[- ]?off|bay|chuyen bay|may bay|cat canh');

/** Without an hour. */
const lateStart = words(
  '(?:late(?:r)?|lazy|slow(?:er)?) (?:start|morning)|sleep(?:ing)? in|lie[- ]in|(?:start|begin)(?:s|ing)? (?:a bit |a little )?late(?:r)?|(?:ngu nuong|day muon|day tre)|(?:bat dau|xuat phat|di|khoi hanh) (?:muon|tre)(?: hon)?(?: chut| ti| xiu)?',
);
const earlyEnd = words(
  '(?:early|earlier) (?:finish|night|end)|(?:finish|end|be back|home|back)(?:ing)? (?:a bit |a little )?earl(?:y|ier)|ve som(?: hon)?|ket thuc som(?: hon)?|nghi som(?: hon)?',
);
const ofEvening = words('dinner|supper|drinks|evening|night|an toi|toi|nhau|tiec');
const usualStart = '10:00';
const usualEnd = '18:00';

const timesIn = (clause: string, lean: 'day' | 'evening') =>
  [...clause.matchAll(clock)].flatMap((match) => {
    const time = timeOf(match.slice(1, 1 + clockGroups), lean);
    // "Day 2" is no two o'clock, and "2 stops" are none either.
    const before = clause.slice(0, match.index);
    const after = clause.slice(match.index + match[0].length);
    const isDay = /(?:day|ngay|thu|hom|stop|diem|so|so thu) $/u.test(before);
    const isCount =
      /^\d+$/u.test(match[0].trim()) &&
      /^ ?(?:days?|nights?|ngay|dem|stops?|places?|people|nguoi|diem|cho|tieng|hours?|hrs?|minutes?|mins?|phut|km|trieu|k|tr|usd|tuoi|t|years?|adults?|kids?|\$|%|be|quan|mon|bua|buoi|noi|sights?|things?)(?![\p{L}])/u.test(
        after,
      );
    return time === undefined || isDay || isCount ? [] : [{ time, before, said: match[0] }];
  });

const hoursOrder = (day: number, spans: readonly Hours[]): Order[] =>
  spans.length > 0 ? [{ do: 'day_hours', day, hours: [...spans] }] : [];

const dayStart = '00:00';
const dayEnd = '23:59';

const leavingBy = (clause: string): 'airport' | 'rail' | 'flight' | undefined =>
  toAirport.test(clause)
    ? 'airport'
    : byAir.test(clause)
      ? 'flight'
      : onRail.test(clause)
        ? 'rail'
        : undefined;

const because = /(?<!\p{L})(?:because|since|as|cos|cause|vi|tai)(?!\p{L})/u;

/** What one clause says of a day's hours. @param clause with the day's number taken out of it */
const ofClause = (clause: string, day: number, days: number): Order[] => {
  const appointed = appointmentsIn(`${clause} day ${day}`, days).filter(({ boat }) => !boat);
  const span = stretch.exec(clause);
  const range =
    span && stretchOf(span.slice(1, 1 + clockGroups), span.slice(1 + clockGroups, 1 + 2 * clockGroups));
  if (range) {
    if (onlyThen.test(clause) && !busy.test(clause))
      return hoursOrder(day, [
        { from: dayStart, until: range.from },
        { from: range.until, until: dayEnd },
      ]);
    if (busy.test(clause)) return hoursOrder(day, [range]);
    return begins.test(clause) || ends.test(clause)
      ? hoursOrder(day, [
          { from: dayStart, until: range.from },
          { from: range.until, until: dayEnd },
        ])
      : [];
  }
  const [told] = timesIn(clause, 'day');
  if (!told) {
    if (lateStart.test(clause)) return hoursOrder(day, [{ from: dayStart, until: usualStart }]);
    if (earlyEnd.test(clause)) return hoursOrder(day, [{ from: usualEnd, until: dayEnd }]);
    return [];
  }
  const evening = timesIn(clause, 'evening')[0]?.time ?? told.time;
  const isLast = day === days;
  if (
    day === 1 &&
    days > 1 &&
    arrives.test(clause) &&
    !leaves.test(clause.replace(/bay (?:toi|den|vao|ra)|flight/gu, ''))
  )
    return [{ do: 'arrive', time: told.time }];
  const isBack = ends.test(clause.replace(/ve (?:nha|lai)/gu, ''));
  const isOfHotel = /(?<!\p{L})(?:hotel|khach san|phong|homestay|resort|room)(?!\p{L})/u.test(clause);
  if (isLast && leaves.test(clause) && !begins.test(clause) && !isOfHotel) {
    const leaving = leavingBy(clause);
    // "End by 2 pm because our bus leaves at 3": the bus goes at three.
    const [why] = timesIn(clause.split(because).find((part) => leaves.test(part)) ?? clause, 'day');
    return [{ do: 'leave', time: (why ?? told).time, ...(leaving ? { by: leaving } : {}) }];
  }
  const [appointment] = appointed;
  if (appointment && !begins.test(clause)) {
    // "Dinner at 7" is no breakfast.
    const at = ofEvening.test(clause) ? evening : appointment.time;
    return hoursOrder(day, [{ from: later(at, -15), until: later(at, appointment.minutes) }]);
  }
  const isUntil = by.test(told.before) && !begins.test(clause);
  if (begins.test(clause) || (from.test(told.before) && !isBack))
    return hoursOrder(day, [
      { from: dayStart, until: told.time < '04:00' ? later(told.time, 720) : told.time },
    ]);
  if (isBack || isUntil) return hoursOrder(day, [{ from: evening, until: dayEnd }]);
  return [];
};

/** Where a message goes on with something else. */
const clauses =
  /[.;!?\n](?!\d)|,(?! (?:like|say|at|around|about|not|maybe|khoang|tam|luc) )| (?:and then|then|but|roi|nhung|con) | (?:and|va) (?=(?:day|ngay|hom|the (?:last|first)|start|begin|finish|be back|back|free) )/u;

export interface DayHours {
  orders: Order[];
  /** The clause that said them, as it stands in the message. */
  said: string;
  /** Whether an hour was named in it. */
  isNamed: boolean;
}

/** The hours of single days in a message with its days by number, by clauses. @param days of the plan */
export const hoursOfDays = (folded: string, days: number): DayHours[] => {
  let day: number | undefined;
  let at = 0;
  const found: DayHours[] = [];
  const parts = folded.split(clauses);
  for (const [index, part] of parts.entries()) {
    const start = folded.indexOf(part, at);
    at = start + part.length;
    const named = dayNamed.exec(part);
    const number = orderOf(named?.[1], days);
    if (number !== undefined) day = number;
    const alone = named ? part.replace(named[0], ' ') : part;
    // A day that was named by itself is that of what follows: "ngày cuối, bay lúc 13h".
    const isOfAll =
      /(?<!\p{L})(?:every|each|all|any|both|moi ngay|ngay nao|hang ngay|cac ngay)(?!\p{L})/u.test(part);
    const goesOn =
      (parts[index - 1] ?? '').trim().split(' ').length <= 4 || found.at(-1)?.said === parts[index - 1];
    const isBare = index > 0 && !named && !isOfAll && goesOn;
    if (day === undefined || day > days || (!named && !isBare)) continue;
    const orders = ofClause(` ${withHoursInDigits(alone).trim()} `, day, days);
    if (orders.length > 0) found.push({ orders, said: part, isNamed: /\d/u.test(withHoursInDigits(alone)) });
  }
  return found;
};
