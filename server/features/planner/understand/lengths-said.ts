import { numberOf, numberPattern } from './numbers';

type Unit = 'day' | 'night' | 'either';

/** A number of days or nights, and where it is said. */
export interface Length {
  at: number;
  end: number;
  count: number;
  unit: Unit;
  /** Said of the whole journey in so many words. */
  isTotal: boolean;
  /** Said of each place. */
  isEach: boolean;
}

const edge = '(?<![\\p{L}\\p{N}])';
const end = '(?![\\p{L}\\p{N}])';
const n = `(?:${numberPattern})`;
const aDay =
  'days?|ngay|hom(?! (?:nay|qua|sau|truoc|do|ay|kia|cuoi|dau)(?!\\p{L}))|bua(?! (?:an|trua|toi|sang|com|chieu|sau))';
const aNight = 'nights?|dem';

/** "5 ngày 4 đêm", "4 nights / 5 days", "5d4n", "3n2d": one length, told twice. */
const told = [
  new RegExp(
    `${edge}(?<day>${n})[ -]?(?:${aDay})[ ,/&-]*(?:and |va )?(?<night>${n})[ -]?(?:${aNight})${end}`,
    'gu',
  ),
  new RegExp(
    `${edge}(?<night>${n})[ -]?(?:${aNight})[ ,/&-]*(?:and |va )?(?<day>${n})[ -]?(?:${aDay})${end}`,
    'gu',
  ),
  new RegExp(`${edge}(?<one>\\d{1,2}) ?[dn] ?(?<other>\\d{1,2}) ?[dn]${end}`, 'gu'),
];
const single = new RegExp(
  `${edge}(?:(?<count>${n})[ -]?(?:(?:full|whole|more|quiet|lazy|easy|relaxed|short|long) )?(?<unit>${aDay}|${aNight}|weeks?|tuan)|(?<short>\\d{1,2}) ?(?<letter>[dn])|(?<some>${n}) of (?:them|those|these|the (?:nights|days)))${end}`,
  'gu',
);
/** "Tư", "năm" and "ba" are other words without their unit: from, year, father. */
const plainly = '\\d{1,2}|one|two|three|four|five|six|seven|mot|hai|bon';
/** A number without its unit right before a place, or right after it. */
const bareBefore = new RegExp(
  `(?:^|[,;:+(–-] ?|(?<=\\p{L}) (?:and |plus |then |va |roi |them )?|${edge}(?:and|plus|then|va|roi|them) )(?<count>${plainly})(?: more)? (?:in |at |o |tai )?$`,
  'u',
);
const bareAfter =
  /^ ?(?:[:(x×=-]|for|trong)? ?(?<count>\d{1,2})\)?(?!\.\d)(?= *(?:[,;.)+–-]|->|→|$| and | va | then | roi ))/u;
/** What a number belongs to that is none of days: "day 2 Huế", "tháng 3 Huế", "kids of 6 and 9 in Hội An". */
const ofOther =
  /\d,? $|(?<![\p{L}])(?:day|ngay|thu|thang|month|mung|mong|so|part|option|plan|from|to|tu|den|and|va|-)(?: thu)? $/u;

const totalBefore =
  /(?<![\p{L}])(?:total(?: of|:)?|that'?s|that (?:is|makes)|which makes|makes it|in total|in all|altogether|overall|tong(?: cong)?|ca chuyen(?: di)?|toan bo|tat ca)(?: (?:la|co|di|chi|khoang|about|just|only|is|journey|trip)){0,2}:? $/u;
const totalAfter =
  /^(?:,? ?(?:trong do|of which|including (?:one|a)))(?![\p{L}])|^ ?(?:in total|in all|total|altogether|overall|all told|all in|for (?:the )?(?:whole|everything|all of it)|tong cong|tat ca|ca chuyen|toan chuyen)(?![\p{L}])/u;
const eachBefore =
  /(?<![\p{L}])(?:each(?: \p{L}+)?|every (?:place|town|city|stop)|moi (?:noi|cho|diem|thanh pho|tinh|dia diem|cho mot))(?: (?:o|for|gets?|la))? ?:? $/u;
const eachAfter =
  /^ ?(?:(?:for |in |at )?each of (?:them|these|those|the (?:two|three|four|five|\d))|(?:for )?each|apiece|per (?:place|town|city|stop)|in each|at each|everywhere|(?:o |cho )?moi (?:noi|cho|diem|thanh pho|tinh))(?![\p{L}])/u;

const unitOf = (said: string): Unit => (/^(?:night|dem)/u.test(said) ? 'night' : 'day');

/** The lengths that a text names with their unit, in their order. @param text without accents */
export const lengthsIn = (text: string): Length[] => {
  const found: Length[] = [];
  const isTaken = (at: number, to: number) => found.some((one) => one.at < to && at < one.end);
  const put = (at: number, said: string, count: number | undefined, unit: Unit) => {
    const to = at + said.length;
    if (!count || isTaken(at, to)) return;
    const [before, after] = [text.slice(0, at), text.slice(to)];
    found.push({
      at,
      end: to,
      count,
      unit,
      isTotal: totalBefore.test(before) || totalAfter.test(after),
      isEach: eachBefore.test(before) || eachAfter.test(after),
    });
  };
  for (const pattern of told)
    for (const { 0: said, index, groups = {} } of text.matchAll(pattern)) {
      const [days, nights] = [numberOf(groups.day), numberOf(groups.night)];
      const [one, other] = [Number(groups.one), Number(groups.other)];
      if (days !== undefined && nights !== undefined && Math.abs(days - nights) <= 1)
        put(index, said, days, 'day');
      if (Math.abs(one - other) <= 1) put(index, said, Math.max(one, other), 'day');
    }
  for (const { 0: said, index, groups = {} } of text.matchAll(single)) {
    const { count, unit = '', short, some } = groups;
    if (/(?<![\p{L}])(?:day|ngay|thu|half) $/u.test(text.slice(0, index))) continue;
    // "Three stops a day" has no length.
    if (
      count === 'a' &&
      !/(?:^ ?|[,;:(+] ?|(?<!\p{L})(?:for|spend|plus|then|and|with|add) )$/u.test(text.slice(0, index))
    )
      continue;
    const isWeek = /^(?:week|tuan)/u.test(unit);
    const of = short !== undefined || some !== undefined ? 'either' : unitOf(unit);
    put(index, said, (numberOf(count ?? short ?? some) ?? 0) * (isWeek ? 7 : 1), of);
  }
  return found.sort((a, b) => a.at - b.at);
};

/** Numbers beside places that share the unit of a length which is told: "2 nights Hanoi, 2 Ninh Bình". */
export const bareIn = (
  text: string,
  anchors: ReadonlyArray<{ at: number; end: number }>,
  lengths: readonly Length[],
): Length[] => {
  const unit = lengths.find(({ isTotal }) => !isTotal)?.unit ?? 'either';
  const isTaken = (at: number) => lengths.some((one) => one.at <= at && at < one.end);
  const put = (at: number, to: number, count: number | undefined): Length[] =>
    !count || count > 20 || isTaken(at) ? [] : [{ at, end: to, count, unit, isTotal: false, isEach: false }];
  return anchors.flatMap((anchor) => {
    const before = text.slice(0, anchor.at);
    const said = bareBefore.exec(before);
    const number = said?.groups?.count;
    if (said && number !== undefined) {
      const at = said.index + said[0].lastIndexOf(number);
      if (!ofOther.test(text.slice(0, at).replace(/(?:,| and| va) ?$/u, ' ')))
        return put(at, at + number.length, numberOf(number));
    }
    const after = bareAfter.exec(text.slice(anchor.end));
    const digits = after?.groups?.count;
    if (!after || digits === undefined) return [];
    const at = anchor.end + after[0].indexOf(digits);
    return put(at, at + digits.length, Number(digits));
  });
};
