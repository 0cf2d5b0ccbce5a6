import { addDays } from '../../../calendar/lunar/day-number';

/** Monday is 0. */
const weekdayOf = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The first such day of the week from a date on, that date included. */
export const firstFrom = (date: string, weekday: number): string =>
  addDays(date, (weekday - weekdayOf(date) + 7) % 7);

const names = [
  'mondays?|thu (?:hai|2)',
  'tues(?:days?)?|thu (?:ba|3)',
  'wed(?:nesday)?s?|thu (?:tu|4)',
  'thurs(?:days?)?|thu (?:nam|5)',
  'fri(?:day)?s?|thu (?:sau|6)',
  'saturdays?|thu (?:bay|7)',
  'sundays?|chu nhat|cn',
];

/** What names a day of the week in a pattern. */
export const weekdayPattern = names.join('|');

const wholeNames = names.map((name) => new RegExp(`^(?:${name})$`, 'u'));

/** Which day of the week a name means, Monday is 0. @param name as `weekdayPattern` finds it */
export const weekdayAt = (name: string): number => wholeNames.findIndex((whole) => whole.test(name));

/** Monday of the week after that of a day. */
export const mondayAfter = (today: string): string => addDays(today, 7 - weekdayOf(today));

/** "mùa thu 2 người" and "trung thu 3 ngày" name no day; the third day of a plan is "ngày thứ 3". */
const noDay = '(?<!(?:mua|trung|ca|nguoi|con|lan|bao|diem|quan|mon|(?<!ha )noi) )';
const any = new RegExp(
  `(?<![\\p{L}\\p{N}])${noDay}(?:${names.map((name) => `(${name})`).join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
);
const ofAPlan = /(?<![\p{L}])(?:ngay|day) thu (?:hai|ba|tu|nam|sau|bay|\d)/gu;
/** "Pù Luông 2 ngày, ngày thứ 3 qua Mai Châu" counts its days; "ngày thứ 3 tuần sau" is a Tuesday. */
const ofStays =
  /(?<=\d ?(?:ngay|dem)(?![\p{L}])[^.;!?]*)(?<![\p{L}])ngay thu (?:hai|ba|tu|nam|sau|bay|\d)(?! (?:tuan|ngay|\d))/gu;

/** A day of the week in a text, Monday is 0. */
interface Said {
  day: number;
  at: number;
  end: number;
}

const shortNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const short = '(mon|tue|wed|thu|fri|sat|sun|t[2-7])';
/** "Fri-Sun" and "t6 đến CN" are days; alone "sun", "món" and "t7" are other things. */
const shortPair = new RegExp(
  `(?<![\\p{L}\\p{N}])${short}( ?(?:-|–|&|\\+|,|and|to|den|toi) ?)(${short.slice(1, -1)}|cn)(?![\\p{L}\\p{N}])`,
  'gu',
);
/** "T7 cn", "t6, t7": a row of short names; "tối t7", "t5 tuần sau": one beside what only a day has. */
const shortRow = /(?<![\p{L}\p{N}])t[2-7](?:(?: ?[,/&+] ?| va | voi | )(?:t[2-7]|cn))+(?![\p{L}\p{N}])/gu;
const shortBesideTime =
  /(?<=(?<![\p{L}])(?:sang|trua|chieu|toi|dem|khuya) )t[2-7](?![\p{L}\p{N}])|(?<![\p{L}\p{N}])t[2-7](?= (?:tuan (?:nay|sau|toi)|nay|tan (?:lam|ca|so)|lam xong|xong viec|xuat phat|khoi hanh)(?![\p{L}]))/gu;
const longName = (name: string): string => {
  if (name === 'cn') return 'chu nhat';
  const at = shortNames.indexOf(name);
  const english = ['mondays', 'tuesdays', 'wednesdays', 'thursdays', 'fridays', 'saturdays', 'sundays'];
  return english[at >= 0 ? at : Number(name.slice(1)) - 2] ?? name;
};

/** "Sat 14", "Thu 10 Dec": a short name beside a day of the month; "thu 2" is "thứ 2". */
const shortBesideDate =
  /(?<![\p{L}\p{N}])(?:(?:fri|sat|sun|tue|wed)(?=,? (?:the )?\d{1,2}(?![\d:h.]| ?(?:[ap]m|people|days?|hours?)))|(?:mon|thu|thur)(?=,? (?:the )?(?:\d{1,2}(?:st|nd|rd|th| (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|[89](?!\d)|[123]\d(?![\d:h.]))))/gu;
/** "Thu night", "Fri 6pm": beside a part of the day. */
const shortBesidePart =
  /(?<![\p{L}\p{N}])(?:mon|tue|wed|thur?|fri|sat|sun)(?= (?:morning|afternoon|evening|night|noon|lunch)(?!\p{L}))/gu;

/** A text with its short days of the week spelled out. @param folded small letters without accents */
export const withWeekdays = (folded: string): string =>
  folded
    .replace(
      shortPair,
      (_whole, first: string, between: string, last: string) =>
        `${longName(first)}${between}${longName(last)}`,
    )
    .replace(shortRow, (row) => row.replace(/t[2-7]|cn/g, longName))
    .replace(shortBesideTime, longName)
    .replace(shortBesideDate, (name) => longName(name.slice(0, 3)))
    .replace(shortBesidePart, (name) => longName(name.slice(0, 3)));

/** The days of the week in a text that has them spelled out. */
export const weekdaysSaid = (spelled: string, hasPlan: boolean): Said[] => {
  const text = spelled.replace(hasPlan ? ofAPlan : ofStays, (whole) => '#'.repeat(whole.length));
  return [...text.matchAll(any)].map((match) => ({
    day: match.slice(1).findIndex((group) => group !== undefined),
    at: match.index,
    end: match.index + match[0].length,
  }));
};

const joined =
  /^ ?(?:,|-|–|&|\+|\/|and|to|till|until|through|va|voi|den|toi)? ?(?:(?:sang|trua|chieu|toi|dem) )?$/u;

/** "Chủ nhật về", "Sunday we fly home". */
const goesThen =
  /^(?: (?:sang|trua|chieu|toi|dem|morning|afternoon|evening|night))?,? ?(?:(?:thi|la|se|moi|minh|em|toi|tui|bon minh|ca nha|phai|lai|we|i) )*(?:ve(?! (?:den|toi) )|bay ve|quay (?:ve|dau|lai)|ra ve|(?:fly|go|head|drive) (?:home|back))(?!\p{L})/u;
/** "…, back on Sunday", "home the Tuesday". */
const goesOn =
  /(?<!\p{L})(?:home|back|leav(?:e|es|ing)|return(?:ing)?|until|ve(?: lai)?)(?: on| by| vao)?(?: the)? $/u;

/**
 * The days between which people are away. Days in one breath say it surest: "trưa thứ 6 em cúng, thứ 6 với thứ 7 đi,
 * thứ 6 …" is two days.
 */
const endsOf = (folded: string, said: readonly Said[]): readonly [Said, Said | undefined] | undefined => {
  const [first] = said;
  if (!first) return undefined;
  // "Chủ nhật xem chợ, thứ sáu đi chủ nhật về": who says when they go home has said which days are the ends.
  const home = said.findIndex(({ at, end }, index) => {
    const before = index > 0 ? folded.slice(said[index - 1]?.end, at) : '';
    return index > 0 && (goesThen.test(folded.slice(end)) || goesOn.test(before));
  });
  const [from, back] = [said[home - 1], said[home]];
  if (from && back && from.day !== back.day) return [from, back];
  const leadsOn = ({ end, day }: Said, next: Said | undefined): next is Said =>
    next !== undefined && next.day !== day && joined.test(folded.slice(end, next.at));
  const begins = said.findIndex((one, index) => leadsOn(one, said[index + 1]));
  const start = said[begins];
  if (!start) return [first, said.findLast(({ day }) => day !== first.day)];
  let at = begins + 1;
  for (let one = said[at]; one && leadsOn(one, said[at + 1]); one = said[at]) at += 1;
  return [start, said[at]];
};

/** "CN 8h phải có mặt ở ktx", "Sunday I have to be back". */
const isBackThen =
  /^[^.;!?]{0,24}?(?<!\p{L})(?:phai (?:co mat|ve|len lop|di (?:lam|hoc))|bay ve|(?<=^ )ve(?= *(?:$|[.,;!?)]))|ve (?:toi |den |lai )?(?:nha|ktx|phong tro)|(?:i|we) (?:have|need) to be|(?:be |get )?(?:back|home))(?!\p{L})/u;

const weekend = /(?<![\p{L}])(?:week-?ends?|cuoi tuan)(?![\p{L}])/u;
const coming =
  /(?<![\p{L}])(?:(?:this|next|the|coming) week-?end|cuoi tuan (?:nay|toi|sau)|(?:2|hai) ngay cuoi tuan|(?:vao|dip) (?:2 ngay |hai ngay )?cuoi tuan(?! (?:nao|bat ky)))(?![\p{L}])/u;
const early = /(?<![\p{L}])(?:early|beginning of|start of|dau) /u;
const middle = /(?<![\p{L}])(?:mid|middle of|giua)[ -]/u;
const late = /(?<![\p{L}])(?:late|end of|cuoi) (?!tuan)/u;
/** "Friday to Monday, end of January": the last such days of the month, and not the first of its last ten. */
const atEnd = /(?<![\p{L}])(?:(?:the )?end of|last (?:\p{L}+ )?(?:of|in)|cuoi thang) ?/u;

const ofMonth = /^ (?:(?:cua|trong|o) )?thang(?!\p{L})/u;
const isSoon =
  /(?<![\p{L}])(?:this|next|coming|tomorrow|today|nay|toi|mai|sap toi|tuan (?:nay|sau|toi))(?![\p{L}])/u;

/** "The fourth weekend of January", "cuối tuần thứ hai của tháng 3"; the last one is the fifth here. */
const weekendOf =
  /(?<!\p{L})(?:(first|second|third|fourth|last|1st|2nd|3rd|4th) week-?end (?:of|in)|cuoi tuan (dau(?: tien)?|thu (?:nhat|hai|ba|tu|[1-4])|cuoi(?: cung)?) (?:cua )?(?:thang)?)(?!\p{L})/u;
const whichWeekend = [
  /^(?:first|1st|dau(?: tien)?|thu (?:nhat|1))$/u,
  /^(?:second|2nd|thu (?:hai|2))$/u,
  /^(?:third|3rd|thu (?:ba|3))$/u,
  /^(?:fourth|4th|thu (?:tu|4))$/u,
];

/** The Friday before such a weekend of a month, from which its days are looked for. */
const fridayBefore = (folded: string, month: number, today: string): string | undefined => {
  const [, english, vietnamese] = weekendOf.exec(folded) ?? [];
  const said = english ?? vietnamese;
  if (said === undefined) return undefined;
  const year = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0);
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const nth = whichWeekend.findIndex((one) => one.test(said));
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const saturday = nth < 0 ? firstFrom(addDays(first, last - 7), 5) : addDays(firstFrom(first, 5), nth * 7);
  return addDays(saturday, -1);
};

const ofNextWeek = /(?<![\p{L}])(?:tuan sau|tuan toi|next week|of next week)(?![\p{L}])/u;

/** A day of the week with its sentence before and behind it. */
const besideText = (folded: string, { at, end }: Said): string => {
  const before =
    folded
      .slice(0, at)
      .split(/[.;!?]/u)
      .at(-1) ?? '';
  const [after = ''] = folded.slice(end).split(/[.;!?](?:\s|$)/u);
  return `${before}${folded.slice(at, end)}${after}`;
};

/** The day of a month from which one looks for a day of the week. */
const from = (folded: string, month: number, today: string): string => {
  const last = new Date(Date.UTC(2001, month, 0)).getUTCDate();
  const day = atEnd.test(folded)
    ? last - 6
    : late.test(folded)
      ? 22
      : middle.test(folded)
        ? 11
        : early.test(folded)
          ? 1
          : 1;
  const year = Number(today.slice(0, 4));
  const text = (one: number) => `${one}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const isOver = month < Number(today.slice(5, 7));
  const first = text(isOver ? year + 1 : year);
  return first > today ? first : addDays(today, 1);
};

const ordinals = [
  'first|1st|dau(?: tien)?',
  'second|2nd|thu (?:hai|2)',
  'third|3rd|thu (?:ba|3)',
  'fourth|4th|thu (?:tu|4)',
];
const before = ordinals.map((said) => new RegExp(`(?<!\\p{L})(?:${said}) $`, 'u'));
const behind = ordinals.map((said) => new RegExp(`^ (?:${said})(?!\\p{L})`, 'u'));

/** "The second Saturday in March", "thứ bảy thứ hai của tháng 3": how many weeks after the first one. */
const nthOf = (folded: string, { at, end }: Said): number =>
  Math.max(
    0,
    before.findIndex((said) => said.test(folded.slice(0, at))),
    behind.findIndex((said) => said.test(folded.slice(end))),
  );

/**
 * Days of the week as the frame of a journey: "Friday to Sunday", "a weekend in March", "next Monday". With a month it
 * is the first such day of it. @param planFrom from when on a plan may begin, `yyyy-MM-dd`; @param folded small letters without accents
 */
export const weekdaysIn = (
  typed: string,
  {
    today,
    month,
    hasPlan,
    planFrom,
  }: { today: string; month: number | undefined; hasPlan: boolean; planFrom?: string | null | undefined },
): { start: string; days?: number } | undefined => {
  const folded = withWeekdays(typed);
  // "Thứ bảy thứ hai của tháng" is the second Saturday, and "cuối tuần thứ hai" no Monday.
  const said = weekdaysSaid(
    folded.replace(weekendOf, (whole) => '#'.repeat(whole.length)),
    hasPlan,
  ).filter(({ at, end }, index, all) => !(all[index - 1]?.end === at - 1 && ofMonth.test(folded.slice(end))));
  const [one] = said;
  // "From Sunday … and next week that cave": it is said of the day beside it.
  const besideDay = one ? besideText(folded, one) : folded;
  const soonest = ofNextWeek.test(besideDay) ? addDays(today, 7 - weekdayOf(today)) : addDays(today, 1);
  // "Could it start on a Saturday?" is said of the time that the plan is for.
  const ofPlan = planFrom && planFrom > soonest && !isSoon.test(folded) ? planFrom : null;
  const ofWeekend = month === undefined ? undefined : fridayBefore(folded, month, today);
  const begins = ofWeekend ?? (month === undefined ? (ofPlan ?? soonest) : from(folded, month, today));
  const [first, last] = endsOf(folded, said) ?? [];
  if (first && last) {
    const isChoice = /(?<![\p{L}])(?:or|hoac|hay)(?![\p{L}])/u.test(folded.slice(first.end, last.at));
    if (!isChoice) return { start: firstFrom(begins, first.day), days: ((last.day - first.day + 7) % 7) + 1 };
  }
  // "Cuối tuần này đi, chủ nhật phải về": the weekend began on its Saturday.
  if (first?.day === 6 && weekend.test(folded) && isBackThen.test(folded.slice(first.end)))
    return { start: firstFrom(begins, 5) };
  if (first) {
    const nth = month === undefined && !ofPlan ? 0 : nthOf(folded, first);
    return { start: addDays(firstFrom(begins, first.day), 7 * nth) };
  }
  if (weekend.test(folded) && (month !== undefined || coming.test(folded)))
    return { start: firstFrom(begins, 5) };
  return undefined;
};
