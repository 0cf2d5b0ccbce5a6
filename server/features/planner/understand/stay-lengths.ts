import { withoutOtherDays } from './days';
import { numberOf, numberPattern } from './numbers';

/** Where a place is named, with what it is: two names of one place are the same key. */
export interface Anchor {
  key: string;
  at: number;
  end: number;
}

/** How long one stays where, and how long the whole takes, as far as a text says. */
export interface StayLengths {
  /** Days or nights of each place that has its own, by its key. */
  stays: ReadonlyMap<string, number>;
  /** Days of the whole journey, where they are said beside those of its places. */
  total?: number;
  /** Whether all stays are counted by nights: the last day of the journey is none of theirs. */
  areNights: boolean;
  /** The place in which all of them lie, by its key: "Kiên Giang 5 ngày: 2 ngày Hà Tiên, 3 ngày Phú Quốc". */
  around?: string;
}

type Unit = 'day' | 'night' | 'either';

interface Length {
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
const aDay = 'days?|ngay';
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
  /(?<![\p{L}])(?:total(?: of|:)?|in total|in all|altogether|overall|tong(?: cong)?|ca chuyen(?: di)?|toan bo|tat ca)(?: (?:la|co|di|chi|khoang|about|just|only|is|journey|trip)){0,2}:? $/u;
const totalAfter =
  /^ ?(?:in total|in all|total|altogether|overall|all told|all in|for (?:the )?(?:whole|everything|all of it)|tong cong|tat ca|ca chuyen|toan chuyen)(?![\p{L}])/u;
const eachBefore =
  /(?<![\p{L}])(?:each(?: \p{L}+)?|every (?:place|town|city|stop)|moi (?:noi|cho|diem|thanh pho|tinh|dia diem|cho mot))(?: (?:o|for|gets?|la))? ?:? $/u;
const eachAfter =
  /^ ?(?:each|apiece|per (?:place|town|city|stop)|in each|at each|everywhere|(?:o |cho )?moi (?:noi|cho|diem|thanh pho|tinh))(?![\p{L}])/u;

const unitOf = (said: string): Unit => (/^(?:night|dem)/u.test(said) ? 'night' : 'day');

const lengthsIn = (text: string): Length[] => {
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
    if (/(?<![\p{L}])(?:day|ngay|thu) $/u.test(text.slice(0, index))) continue;
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
const bareIn = (text: string, anchors: readonly Anchor[], lengths: readonly Length[]): Length[] => {
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

/** Between a length and the place after it. */
const toPlace =
  /^ ?(?:(?:in|at|o|tai|on|around|for|cho|exploring|visiting|of|near|to)(?: the| and around| thanh pho| tp)? |(?!(?:start|begin|land|arriv|fl[yi]|from|depart|leav|then|and|with|tu|va|roi|di tu|den)(?:s|ing|es)? )(?:\p{L}+ ){1,3}(?:in|at|o|tai|on|around|near) (?:the )?|:? ?-? ?)$/u;
/** Between a place and the length after it, tightly, and after a comma. */
const tight =
  /^ ?(?:[:(=×x–-]|for|trong|khoang|about|around|la|o|di|choi|thi|stay|staying|only|just|chi)? ?(?:about |around |khoang |for |just |only |o lai )?$/u;
const loose = /^ ?, ?(?:for |khoang |o )?$/u;

interface Link {
  length: Length;
  anchor: Anchor;
  isAfter: boolean;
  strength: number;
}

/** Which lengths stand beside which places, either way. */
const linksOf = (text: string, lengths: readonly Length[], anchors: readonly Anchor[]): Link[] =>
  lengths.flatMap((length): Link[] => {
    const next = anchors.find(({ at }) => at >= length.end);
    const last = anchors.findLast((anchor) => anchor.end <= length.at);
    const isBlocked = (from: number, to: number) =>
      lengths.some((other) => other !== length && other.at >= from && other.end <= to);
    const links: Link[] = [];
    if (next && !isBlocked(length.end, next.at)) {
      const gap = text.slice(length.end, next.at);
      if (toPlace.test(gap))
        links.push({
          length,
          anchor: next,
          isAfter: true,
          strength: /\p{L}/u.test(gap) ? 3 : gap.includes(':') ? 0.4 : 2,
        });
    }
    if (last && !isBlocked(last.end, length.at)) {
      const gap = text.slice(last.end, length.at);
      const strength = tight.test(gap) ? 2 : loose.test(gap) ? 1 : 0;
      if (strength > 0) links.push({ length, anchor: last, isAfter: false, strength });
    }
    return links;
  });

/** Each length for one place and each place with one length, the surest first, by the way in which they are told. */
const matchedWhere = (links: readonly Link[], areAfter: boolean): Link[] => {
  const worth = ({ strength, isAfter }: Link) => strength + (isAfter === areAfter ? 1.5 : 0);
  const kept: Link[] = [];
  for (const link of links.toSorted((a, b) => worth(b) - worth(a) || b.length.at - a.length.at)) {
    const isTaken = kept.some(
      ({ length, anchor }) => length === link.length || anchor.key === link.anchor.key,
    );
    if (!isTaken) kept.push(link);
  }
  return kept;
};

/** What a length counts against that is neither of a place nor long enough for the whole. */
const costOfStray = 3;

/** "2 nights Hanoi, 3 Huế" has its lengths before the places, "Hanoi 2 nights, Huế 3" behind them. */
const matched = (links: readonly Link[], lengths: readonly Length[]): Link[] => {
  const pointsOf = (kept: readonly Link[]) => {
    const sum = kept.reduce((all, { length }) => all + length.count, 0);
    const strays = lengths.filter(
      (length) => length.count < sum && !kept.some((link) => link.length === length),
    ).length;
    return kept.reduce((all, { strength }) => all + strength, 0) - costOfStray * strays;
  };
  const [after, before] = [matchedWhere(links, true), matchedWhere(links, false)];
  return pointsOf(after) >= pointsOf(before) ? after : before;
};

/** Places that are listed after a length before the next one: "10 days Hanoi, Huế, Hội An". */
const listedAfter = (length: Length, anchors: readonly Anchor[], lengths: readonly Length[]): Set<string> => {
  const next = lengths.find(({ at }) => at > length.at);
  return new Set(
    anchors.filter(({ at }) => at >= length.end && at < (next?.at ?? Infinity)).map(({ key }) => key),
  );
};

/** What is told beside the lengths of its places is that of the whole. */
const isWhole = (
  link: Link,
  kept: readonly Link[],
  anchors: readonly Anchor[],
  lengths: readonly Length[],
) => {
  const others = kept.filter((one) => one !== link);
  const sum = others.reduce((all, { length }) => all + length.count, 0);
  const list = link.isAfter ? listedAfter(link.length, anchors, lengths) : new Set<string>();
  const isOfList = list.size > 1 && others.every(({ anchor }) => list.has(anchor.key));
  // "Kiên Giang 5 ngày: 2 ngày Hà Tiên, 3 ngày Phú Quốc" is the sum of what follows.
  const isSum =
    others.length > 1 &&
    link.length.count === sum &&
    others.every(({ length }) => length.at > link.length.at && length.count < sum);
  return others.length > 0 && (isSum || (isOfList && link.length.count >= sum));
};

const goesOn =
  /(?<!\p{L})(?:then|after that|afterwards|followed by|plus|finally|roi|xong|sau do|tiep(?: theo)?|cuoi cung)(?: (?!for|the whole|all)\p{L}+){0,7} ?$/u;

/** Whether a length follows another one in the journey: "and then three nights at …". */
const isNext = (text: string, { at }: Length, lengths: readonly Length[]): boolean => {
  const before = lengths.findLast((one) => one.end <= at);
  return before !== undefined && goesOn.test(text.slice(before.end, at));
};

/**
 * How long one stays in each place, and how long the journey is: "7 days: 2 nights Hanoi, 2 Ninh Bình" says both. One
 * length beside several places is that of the whole.
 * @param text without accents; @param anchors places in the order in which they are named
 */
export const stayLengths = (text: string, anchors: readonly Anchor[]): StayLengths => {
  const told = lengthsIn(withoutOtherDays(text));
  const each = told.find(({ isEach }) => isEach);
  const keys = [...new Set(anchors.map(({ key }) => key))];
  const rest = told.filter(({ isTotal, isEach }) => !isTotal && !isEach);
  const total = told.find(({ isTotal }) => isTotal)?.count;
  if (each && keys.length > 1)
    return {
      stays: new Map(keys.map((key) => [key, each.count])),
      ...((total ?? rest[0]?.count) === undefined ? {} : { total: total ?? rest[0]?.count ?? 0 }),
      areNights: each.unit === 'night',
    };
  const bare = rest.length > 0 || anchors.length > 1 ? bareIn(text, anchors, rest) : [];
  // A lone number beside a place may be anything.
  const lengths = [...rest, ...(rest.length > 0 || bare.length > 1 ? bare : [])].sort((a, b) => a.at - b.at);
  const all = matched(linksOf(text, lengths, anchors), lengths);
  const whole = all.find((link) => isWhole(link, all, anchors, lengths));
  const kept = all.filter((link) => link !== whole);
  const free = lengths.filter(
    (length) => !kept.some((link) => link.length === length) && !isNext(text, length, lengths),
  );
  // Days in a place that nobody knows are days of the journey.
  const unknown =
    kept.length === 0
      ? []
      : lengths.filter(
          (length) => !kept.some((link) => link.length === length) && isNext(text, length, lengths),
        );
  // "Hanoi 3 nights, Huế 2, and one day for the bay": what is shorter than its stays is no whole.
  const most = Math.max(0, ...kept.map(({ length }) => length.count));
  const longest = Math.max(0, ...free.map(({ count, unit }) => count + (unit === 'night' ? 1 : 0)));
  const said = total ?? (longest > most ? longest : undefined);
  const isPart =
    unknown.length > 0 || kept.length > 1 || (kept.length === 1 && (free.length > 0 || total !== undefined));
  if (!isPart) return { stays: new Map(), areNights: false };
  return {
    stays: new Map([
      ...kept.map(({ anchor, length }) => [anchor.key, length.count] as const),
      ...unknown.map(({ at, count }) => [`unknown ${at}`, count] as const),
    ]),
    ...(whole && kept.length > 1 && kept.every(({ length }) => length.at > whole.length.at)
      ? { around: whole.anchor.key }
      : {}),
    ...(said === undefined ? {} : { total: said }),
    areNights: [...kept.map(({ length }) => length), ...unknown].every(({ unit }) => unit === 'night'),
  };
};
