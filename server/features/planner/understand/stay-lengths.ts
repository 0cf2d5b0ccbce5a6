import { withoutOtherDays } from './days';
import { bareIn, type Length, lengthsIn } from './lengths-said';

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

/** Between a length and the place after it. */
const toPlace =
  /^ ?(?:(?:in|at|o|tai|on|around|for|cho|exploring|visiting|of|near|to)(?: the| and around| thanh pho| tp)? |(?!(?:start|begin|land|arriv|fl[yi]|from|depart|leav|then|and|with|tu|va|roi|di tu|den)(?:s|ing|es)? )(?:\p{L}+ ){1,3}(?:in|at|o|tai|on|around|near) (?:the )?|:? ?-? ?)$/u;
/** Between a place and the length after it, tightly, and after a comma. */
const tight =
  /^ ?(?:[:(=×x–-]|for|trong|khoang|about|around|la|o|di|choi|thi|stay|staying|only|just|chi)? ?(?:about |around |khoang |for |just |only |o lai )?$/u;
const loose = /^ ?, ?(?:for |khoang |o )?$/u;
/** What one does there stands between: "Pù Luông ngủ nhà sàn 2 ngày", "1 ngày tắm biển Sầm Sơn". */
const doing =
  /^ (?!(?:den|toi|tu|ra|vao|vo|len|xuong|qua|sang|ve|roi|then|and|to|from|va)(?!\p{L}))(?:\p{L}+ ){1,4}$/u;

const doingStrength = 0.6;

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
      else if (doing.test(gap)) links.push({ length, anchor: next, isAfter: true, strength: doingStrength });
    }
    if (last && !isBlocked(last.end, length.at)) {
      const gap = text.slice(last.end, length.at);
      const strength = tight.test(gap) ? 2 : loose.test(gap) ? 1 : doing.test(gap) ? doingStrength : 0;
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
  if (!isPart) return { stays: new Map(), areNights: false, ...(total === undefined ? {} : { total }) };
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
