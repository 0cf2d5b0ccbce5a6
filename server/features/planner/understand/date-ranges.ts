import { addDays, dayNumber } from '../../../calendar/lunar/day-number';
import { dateOf } from './calendar-days';
import { type DayMention, dayMentions } from './day-mentions';

/** The days between which people are away, as far as a message names them. */
export interface DateRange {
  start?: string;
  /** Length, where both ends are said. */
  days?: number;
  /** The day on which they leave, where only that is said, and whether it is a day of the month alone. */
  until?: { date: string; isDayAlone: boolean };
  /** Where they would leave before they have come: both days, `yyyy-MM-dd`. */
  reversed?: { start: string; end: string };
}

/** Between two days that are the ends of a journey, with the part of the day or the hour of the second one. */
const joins =
  /^ *(?:(?:at|luc|vao|khoang) *)?(?:\(?(?:sang|trua|chieu|toi|dem|morning|afternoon|evening|night)\)? ?)?(?:-|–|—|->|→|to|until|till?|thru|through|up to|den|toi|qua|sang)(?: to)? *(?:about |around |khoang |tam )?(?:het |tan |hom |(?:sang|trua|chieu|toi|dem) |the (?:morning|afternoon|evening|night) of )*(?:the |ngay |hom )?$/u;
/** What leads to the day on which people go home. */
const untilThen =
  /(?<![\p{L}])(?:home|back|leav\p{L}*|depart\p{L}*|dep|return\p{L}*|out|fl(?:y|ies|ying) (?:out|from)|until|till|wheels up|(?:plane|flight|boat|ferry|train|bus)[^.;!?]{0,24} (?:off|is|leaves|goes)|ve|roi|(?:bay|di) lai|->|→)(?![\p{L}])(?:[^.;!?]{0,40})$|(?<![\p{L}])(?:to|through|den|toi|-|–)(?:[^.;,!?]{0,40})$/u;
/** "Ngày 14 về", "the 14th we fly home". */
const goesThen =
  /^,? *(?:(?:sang|trua|chieu|toi|dem|luc) +)*(?:(?:thi|la|se|moi|da|lai|minh|em|toi|bon minh|tui minh|ca nha|phai|lai|we|i|they|is|the|our|flight|luc|hom do) )*(?:ve|bay(?! (?:toi|den|vao|ra|sang))|ra ve|roi|len (?:xe|tau|may bay)(?: \p{L}+){0,3} ve|xuong deo|fly (?:home|out|back)|go home|leave|head home|home|(?:(?:night|evening|late|early|morning|afternoon|return) )*(?:flight|train|bus|plane) (?:home|back)|(?:have|hold|got|take|catch|book(?:ed)?) (?:\p{L}+ ){0,3}?(?:tickets?|seats?|berths?|places?|train|bus|coach|flight|plane|boat|ferry)(?: (?:for|on|back|home|out))?)(?!\p{L})/u;
/** What tells when they go home, right before the day of it. */
const goesHome =
  /(?<![\p{L}])(?:(?:end(?:s|ing)?|finish(?:es|ing)?)(?: up)? (?:in|at|with)(?: \p{L}+){1,3} for|(?:fly(?:ing)?|go(?:ing)?|head(?:ing)?|flight|be|get|getting) (?:home|out|back)|home|return(?:ing)?(?: flight)?|bay ve|ra ve|phai ve|ve(?: lai| nha)?|(?:our|my|the) (?:flight|plane|train|bus)(?:'s| is| leaves)?)(?: (?!from)\p{L}+){0,3}(?: (?:from|tu) \p{L}+(?: \p{L}+)?)?(?: on| by| is| ngay| vao| hom)?,? (?:the )?$/u;
/** "Friday 21 May … the whole weekend till Monday". */
const untilWeekday = /(?<!\p{L})(?:until|till?|through|toi|den)(?: het)? ?$/u;
/** "Landing Monday 8 March, leaving Friday": a day of the week right after the word for going home. */
const leavesOn =
  /(?<![\p{L}])(?:(?:fly|flying|flies|go|going|goes|head|heading|train|bus|flight|plane|boat|ferry) (?:home|back|out|off|is|leaves|goes|departs)(?: is| leaves| goes| departs)?|fl(?:y|ies|ying)|leav(?:e|es|ing)|depart(?:s|ing)?|home|back|off|(?:flight|plane|train) to \p{L}+(?: is)?|bay ve|ve|ra ve)(?:[^.;,!?]{0,24} on| on| vao)?(?: the(?: following| next)?)? $/u;
/** What tells when they come, right before the day of it: "we get in on the 30th", "land Tân Sơn Nhất 5h30 sáng 8/2". */
const comesThen =
  /(?<![\p{L}])(?:(?:wraps?|wrapping) up|finish(?:es|ing)?|gets? to|(?:hop|step|come|get) off|(?:drop|throw|spit|dump|put|let)s? (?:us|me)(?: (?:off|out|down))?(?: in| at)?|arriv(?:e|es|ing|al)|land(?:s|ing)?|get(?:s|ting)? in(?:to)?|touch(?:es|ing)? ?down|fly(?:ing)? in(?:to)?|check(?:ing)? in|com(?:e|ing) in(?:to)?|start(?:s|ing)?|set(?:ting)? off|from|ha canh|dap(?: xuong)?|den noi|toi noi|bay (?:den|toi|vao|ra)|xuat phat|khoi hanh|bat dau|(?<=^ ?|[.;,!] ?)(?:qua|tu))(?![\p{L}])(?: (?!home|back|out|leav|fly|ve)[\p{L}]+){0,5} ?(?:on |vao |ngay |hom |luc )*(?:the )?(?:ngay |hom )?$/u;
/** "23 Dec we reach Hanoi", "ngày 3 đến nơi". */
const arrivesThen =
  /^,? (?:(?:sang|trua|chieu|toi|dem|morning|afternoon|evening|night|we|i|they|us|will|minh|em|toi|bon minh|ca nha) )*(?:reach|arrive|land|get in|touch down|den noi|toi noi|ha canh|dap xuong)(?!\p{L})/u;
const longest = 90;

/** Whose message begins with their flight sets out by it. */
const setsOut =
  /^ ?(?:our|my|the) (?:flight|plane|train|bus|ferry|boat)(?:'s)?(?: (?!home|back)\p{L}+){0,3} (?:the )?$/u;

/** "Oops, until 19 May of course". */
const onlyUntil = /(?<!\p{L})(?:until|till|thru|through|toi het|den het)(?: het)?(?: the| ngay| hom)? $/u;

/** "Nhà tôi về VN từ 25/1 đến 15/2": how long they are in the country. */
const inCountry =
  /(?<!\p{L})(?:(?:ve|o|tai) (?:lai )?(?:vn|viet nam|nuoc|que)|(?:back )?(?:in|to|visiting) (?:vietnam|the country))(?: (?:choi|nghi|an tet|tham nha))?,? (?:tu|from) (?:the |ngay |hom )?$/u;

/** Who says which of the days in the country are for the journey has it begin and end with those. */
const withoutWholeStay = (folded: string, mentions: DayMention[]): DayMention[] => {
  const [first, last, ...own] = mentions;
  if (!first || !last || own.length < 2) return mentions;
  return inCountry.test(folded.slice(0, first.at)) && joins.test(folded.slice(first.end, last.at))
    ? own
    : mentions;
};

const isDate = ({ kind }: DayMention) => kind !== 'weekday';

const ends = (folded: string, mentions: readonly DayMention[]): [DayMention, DayMention] | undefined => {
  const pairs = mentions.flatMap((first, index) =>
    mentions
      .slice(index + 1)
      .map((last): [DayMention, DayMention, string] => [first, last, folded.slice(first.end, last.at)]),
  );
  const mixed = pairs.filter(([first, last]) => isDate(first) && isDate(last));
  // "Thứ 6 đến mùng 2": a weekday counts beside a date where it stands right before it.
  const beside = pairs.filter(([first, last]) => isDate(first) || isDate(last));
  // A feast that is spoken of before it is no beginning where they say when they come.
  const dates = mentions.filter(isDate);
  const comes =
    dates.find(({ at }) => comesThen.test(folded.slice(0, at))) ??
    dates.find(({ end }) => arrivesThen.test(folded.slice(end))) ??
    dates[0];
  const journeys = mixed.filter(([first]) => first === comes);
  const found =
    beside.find(([, , between]) => joins.test(between)) ??
    journeys.find(([first, last, between]) => untilThen.test(between) && isSure(first, last)) ??
    beside.find(
      ([first, last, between]) => first === comes && last.kind === 'weekday' && leavesOn.test(between),
    ) ??
    journeys.find(([first, last]) => goesThen.test(folded.slice(last.end)) && isSure(first, last)) ??
    beside.find(
      ([first, last, between]) =>
        first === comes && first.kind === 'dated' && last.kind === 'weekday' && untilWeekday.test(between),
    );
  return found && [found[0], found[1]];
};

/** What is away by some words is an end of the journey where it is a date, and no feast that is spoken of beside it. */
const isSure = (first: DayMention, last: DayMention): boolean =>
  (last.kind === 'dated' || last.kind === 'day_of_month' || first.kind === 'feast') && first.at !== last.at;

/** A day of the month takes its month from the date after it: "18th till 22nd December". */
const startOf = (first: DayMention, last: DayMention, today: string): string | undefined => {
  if (first.kind !== 'day_of_month' && first.kind !== 'weekday') return first.from(today);
  if (last.kind === 'weekday') return first.from(today);
  const end = last.from(today);
  if (!end || last.kind === 'day_of_month') return first.from(today);
  const most = first.kind === 'weekday' ? 6 : 30;
  for (let back = 1; back <= most; back += 1) {
    const date = addDays(end, -back);
    if (date >= today && first.from(date) === date) return date;
  }
  return undefined;
};

/** A day that something is on: "my birthday is 12 May", "đám cưới bạn em 20/2". */
const somethingIs =
  /(?<!\p{L})(?:birthdays?|weddings?|anniversar(?:y|ies)|race|marathon|concert|festival|fair|conference|exam|party|funeral|reunion|graduation|match|ceremony|sinh nhat|dam (?:cuoi|gio|hoi|tang|ma)|(?:ngay |le )?gio(?= (?:ba|ong|to|me|bo|cha|noi|ngoai))|ky niem|giai (?:chay|dua)|le (?:hoi|cuoi|tot nghiep)|hoi (?:nghi|thao)|concert|an cuoi|tiec|thi|hop)(?!\p{L})(?: (?!from|tu|until|den|come|arrive|land|di|bay|toi|ve|ra)[\p{L}']+){0,5} ?(?:on |the |ngay |hom |vao |nham |la |\()*$/u;

/** The date on which people come where another one is only that of something that is on then. */
const besideEvent = (plain: string, mentions: readonly DayMention[], today: string): string | undefined => {
  const dates = mentions.filter(isDate);
  const [event, ...events] = dates.filter(({ at }) => somethingIs.test(plain.slice(0, at)));
  const own = dates.find((one) => one !== event && !events.includes(one));
  if (!event || !own || goesHome.test(plain.slice(0, own.at))) return undefined;
  const on = event.from(today);
  if (own.kind !== 'day_of_month' || !on) return own.from(today);
  // "The race is on 14 March, we get there the 12th" is of March.
  const near = Array.from({ length: 31 }, (_, days) => [addDays(on, -days), addDays(on, days)]).flat();
  return near.find((date) => date >= today && own.from(date) === date);
};

const sameYear = (start: string, { said }: DayMention): string | undefined =>
  said && dateOf(Number(start.slice(0, 4)), said.month, said.day);

/**
 * When people come and go, in whichever words, dates, feasts and days of the week. @param plain small letters without
 * accents and without hours
 */
export const dateRangeIn = (plain: string, today: string, hasPlan: boolean): DateRange | undefined => {
  const mentions = withoutWholeStay(
    plain,
    dayMentions(plain, hasPlan).filter(({ kind }) => !hasPlan || kind !== 'day_of_month'),
  );
  const start = hasPlan ? undefined : besideEvent(plain, mentions, today);
  const pair = ends(plain, mentions);
  if (start && !(pair && joins.test(plain.slice(pair[0].end, pair[1].at)))) return { start };
  if (pair) {
    const [first, last] = pair;
    const start = startOf(first, last, today);
    const end = start && last.from(start);
    const days = start && end ? dayNumber(end) - dayNumber(start) + 1 : 0;
    if (start && days > 1 && days <= longest) return { start, days };
    const before = start && sameYear(start, last);
    if (start && before && before < start) return { reversed: { start, end: before } };
  }
  const [only, other] = mentions.filter(isDate);
  if (!only || other || hasPlan) return undefined;
  const before = plain.slice(0, only.at);
  if (setsOut.test(before)) return undefined;
  const until = goesHome.test(before) || onlyUntil.test(before) ? only.from(today) : undefined;
  return until ? { until: { date: until, isDayAlone: only.kind === 'day_of_month' } } : undefined;
};

/** What says that a journey begins on a day of the month: "from the 3rd", "arriving on the 12th", "ngày 10 đi". */
const beginsThen =
  /(?<![\p{L}])(?:from|start(?:s|ing)?|begin(?:s|ning)?|arriv\p{L}*|land(?:s|ing)?|leav(?:e|ing)|depart(?:ing)?|set(?:ting)? off|fly(?:ing)?(?: in| out)?|on|after|until|tu|vao|bat dau|khoi hanh|xuat phat|di)(?: (?!back|home|out)[\p{L}-]+){0,5} (?:on )?$/u;
const vietnameseDay = /^(?:ngay|hom|sang|trua|chieu|toi|dem) /u;

/** With a plan, where "ngày 3" is its third day, it has to be said that it begins then. */
const movesTo =
  /(?<![\p{L}])(?:start(?:s|ing)?|begin(?:s|ning)?|arriv\p{L}*|(?:move|shift|change|postpone)(?: \p{L}+){0,3} to|bat dau|khoi hanh|xuat phat|(?:doi|chuyen|doi|lui)(?: \p{L}+){0,3} (?:sang|qua|den|lai))(?: (?!back|home|out|day)\p{L}+){0,3} ?$|(?<=^ ?|[.,;!] ?)from ?$/u;

/** What mends a slip: "oops, I meant the 30th", "à nhầm, ngày 30", "make it the 21st then". */
const mends =
  /(?<![\p{L}])(?:oops|ooops|whoops|sorry|apologies|typo|my (?:mistake|bad|fault)|wrong|correction|(?:i|we) mean(?:t)?|should (?:be|have been|say)|make (?:it|that)|rather|nham|lon roi|go lon|ghi lon|y (?:la|minh|em|toi|tui)|xin loi|sorry|sua lai|dung ra|phai la)(?![\p{L}])(?:[ ,:;.-]|(?!back|home|out|day)\p{L})*$/u;
/** Of what comes back nothing begins. */
const isBack = /(?<![\p{L}])(?:back|home|return|leave|until|till|ve|toi|den het|het)(?![\p{L}])/u;

/** "Leave on the 9th instead": another day to set off on, and no way home. */
const setsOff =
  /(?<!\p{L})(?:leav(?:e|ing)|depart(?:ing)?|set(?:ting)? off|go(?:ing)?|fly(?:ing)?(?: out| in)?|travel(?:l?ing)?|com(?:e|ing)|head(?:ing)?(?: off| out)?|be there|di|bay|len duong)(?: (?!back|home)\p{L}+){0,2} ?$/u;
const isExchanged =
  /(?<!\p{L})(?:instead|rather than|not (?:on )?the \d|chu khong phai|thay vi|thay cho|thay vao do)(?!\p{L})/u;

const beginsSlip = /^ ?(?:(?:no|wait|actually|hmm+)[ ,.!]*)+(?:(?:the|on) )*$/u;
const nothingMore = /^[ ,.!]*(?:please|instead|then)?[ ,.!]*$/u;

/** "No sorry, the 27th" and nothing more: the day that was said before was a slip. @param plain see `lonelyDayIn` */
export const setsDayRight = (plain: string): boolean => {
  const [day] = dayMentions(plain, false).filter(({ kind }) => kind === 'day_of_month');
  if (!day || !nothingMore.test(plain.slice(day.end)) || isBack.test(plain)) return false;
  // "À nhầm, ngày 3" may as well be the third day of the plan.
  if (vietnameseDay.test(plain.slice(day.at, day.end))) return false;
  const before = plain.slice(0, day.at);
  return mends.test(before) || beginsSlip.test(before);
};

/** A day of the month alone, on which a journey begins. @param from the day from which it is looked for */
export const lonelyDayIn = (plain: string, from: string, hasPlan: boolean): string | undefined => {
  const days = dayMentions(plain, false).filter(({ kind }) => kind === 'day_of_month');
  const [day] = days;
  if (!day) return undefined;
  const before = plain.slice(0, day.at);
  if (hasPlan) {
    const begins = days.find(({ at }) => movesTo.test(plain.slice(0, at)));
    if (begins) return begins.from(from);
    const isSlip = (mends.test(before) && !isBack.test(plain)) || setsDayRight(plain);
    return isSlip || (setsOff.test(before) && isExchanged.test(plain)) ? day.from(from) : undefined;
  }
  const said = plain.slice(day.at, day.end);
  return beginsThen.test(before) || vietnameseDay.test(said) ? day.from(from) : undefined;
};
