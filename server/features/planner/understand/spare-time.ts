import { clockGroups, clockPattern, later, looseClock, stretchOf, timeOf } from './clock-times';
import { numberOf } from './numbers';
import { words } from './text';

/** The hours of one day that people have, where they have no whole days. */
export interface SpareTime {
  from: string;
  until: string;
  /** Whether the hours are the usual ones of a part of the day, and were not named. */
  isUsual: boolean;
}

type DayPart = 'morning' | 'afternoon' | 'evening';

const usual: Record<DayPart, { from: string; until: string }> = {
  morning: { from: '07:30', until: '12:00' },
  afternoon: { from: '13:00', until: '18:00' },
  evening: { from: '17:30', until: '22:30' },
};
const partOf: Readonly<Record<string, DayPart>> = {
  morning: 'morning',
  sang: 'morning',
  afternoon: 'afternoon',
  arvo: 'afternoon',
  trua: 'afternoon',
  chieu: 'afternoon',
  evening: 'evening',
  night: 'evening',
  tonight: 'evening',
  toi: 'evening',
  dem: 'evening',
};

const edge = '(?<![\\p{L}\\p{N}])';
const end = '(?![\\p{L}\\p{N}])';

/** A part of a day that is no time but a thing: "a night train", "an evening cruise". */
const thing =
  '(?! (?:(?:train|bus|coach|flight|market|boat|cruise|tour|show|food|street|view|sky|class|dress)(?:e?s)?|walk(?:s|ing)? tour))';
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const oneOf = `(?:(?:only|just|got|have|free|spare|for|spend(?:ing)?|with|about|it's|left) (?:an?|one|the|this|my|our) |one |a single |single |(?:only|just) |free |spare |this |tomorrow |tmr?w? |${weekday} |my |our |last )(?:free |spare |whole |last |final |short |quick |single |long |late |early )?`;
const parts: readonly RegExp[] = [
  new RegExp(
    `${edge}(?:${oneOf}|(?:have|is|only|just|with|for|all) (?:[^.;,!?]{0,24} )?the (?=\\p{L}+ of ))(morning|afternoon|arvo|evening)${end}${thing}`,
    'gu',
  ),
  new RegExp(`${edge}(?:free |spare |last )(night)${end}${thing}`, 'gu'),
  new RegExp(
    `(?:^ ?|[,.;!?] ?|${edge}an? |${edge}one )(?:(?:long|short|quick|lazy|whole|free|spare|single) )?(morning|afternoon|evening) (?=(?:in|at|around|free|only|off|to spare)${end})`,
    'gu',
  ),
  new RegExp(`${edge}(tonight)${end}`, 'gu'),
  // "Sáng mai", "tối nay", "chiều thứ 7".
  new RegExp(
    `${edge}(?:buoi )?(sang|trua|chieu|toi|dem)(?: ngay)? (?:hom nay|nay|mai|mot|kia|cn|chu nhat|thu (?:hai|ba|tu|nam|sau|bay|[2-7])|t[2-7])${end}`,
    'gu',
  ),
  // "Còn mỗi buổi tối", "rảnh một buổi chiều".
  new RegExp(
    `${edge}(?:(?:mot|1|moi|dung|duy nhat|con|chi|ranh|duoc|co) )+(?:buoi )(sang|chieu|toi)${end}`,
    'gu',
  ),
  // "Tụi mình chỉ có chiều đó thôi".
  new RegExp(
    `${edge}(?:chi|con|co) (?:co |con )?(?:moi |dung |mot )?(?:buoi )?(sang|chieu|toi)(?: (?:do|ay|nay|hom do))? thoi${end}`,
    'gu',
  ),
  new RegExp(`${edge}ranh (?:moi |mot |1 |duoc )?(sang|chieu|toi)${end}`, 'gu'),
];
const half =
  /(?<![\p{L}\p{N}])(?<!(?:and|\d|days?) (?:a )?)(?:(?:one |a |an )?half[- ](?:an? |the )?day|nua ngay|nua buoi|half day)(?![\p{L}\p{N}])(?! (?:tours?|trips?|cruises?|class)|[- ]long)/u;

/** Beside a part of a day, that it is when somebody travels: "flying tomorrow morning", "tối mai bay". */
const goesThen =
  /(?<![\p{L}])(?:bay|xuat phat|khoi hanh|len duong|den noi|toi noi|ha canh|check ?out|tra phong|ve|flight|fly(?:ing)?|arriv\p{L}*|land(?:s|ing)?|leav(?:e|es|ing)|depart\p{L}*|until|till|before|by|truoc)(?: (?:\p{L}+ )?(?:on|at|in|vao|luc)?)? ?$/u;
const goesNext =
  /^ ?(?:(?:la|thi|se|moi|em|minh|toi|i|we) )*(?:bay|xuat phat|khoi hanh|len duong|den noi|toi noi|ha canh|ve(?! \p{L}+ (?:khach san))|flight|fly|arriv|land|leav|depart)/u;

const partsIn = (folded: string): DayPart[] =>
  parts.flatMap((pattern) =>
    [...folded.matchAll(pattern)].flatMap((match) => {
      const found = partOf[match[1] ?? ''];
      const before = folded.slice(0, match.index).slice(-30);
      const after = folded.slice(match.index + match[0].length);
      return found &&
        !/\d ?(?:h|gio|g|am|pm)?(?: ?\d\d)? ?$/u.test(before) &&
        !goesThen.test(before) &&
        !goesNext.test(after)
        ? [found]
        : [];
    }),
  );

const count =
  '(\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hai|ba|bon|muoi)(?:[.,]5| ?ruoi)?';
/** A drive of so many hours, or hours a day, are no time that somebody has. */
const noTime =
  '(?! ?(?:away|drive|flight|by|ride|walk|from|of driving|of riding|on (?:the|a)|a day|per|each|every|long|earlier|later|ahead|time difference|xe|bay|di xe|lai xe|chay xe|di tau|moi ngay|mot ngay|mot lan|/))';
const hoursLeft: readonly RegExp[] = [
  new RegExp(
    `${edge}(?:have|got|has|with|only|just|spare|free|kill|for|spend|about|roughly|max(?:imum)?|there's|gives (?:me|us)) (?:\\p{L}+ ){0,3}?${count}[ -]?(?:hours?|hrs?|h)${end}${noTime}`,
    'u',
  ),
  new RegExp(
    `${edge}${count}[ -]?(?:hours?|hrs?|h) (?:free|spare|to (?:kill|spend|see|spare|explore|fill)|at|in|between|before|left|only|on the ground|stop ?over)${end}`,
    'u',
  ),
  new RegExp(
    `${edge}(?:co|con|ranh|chi|duoc|trong|du|thua|khoang|vong|tam|dung|ghe)(?: \\p{L}+){0,3} ${count} ?(?:tieng|gio dong ho|h dong ho)${end}${noTime}`,
    'u',
  ),
  new RegExp(
    `${edge}${count} ?(?:tieng|gio dong ho)(?: dong ho)? (?:o|tai|truoc|ranh|choi|dao|de (?:di|dao|choi)|trong|giua)${end}`,
    'u',
  ),
  new RegExp(
    `${edge}(?:co|con|ranh) (?:\\p{L}+ ){0,2}?${count} ?(?:gio|h) (?:o|tai|dong ho|ranh|truoc)${end}`,
    'u',
  ),
];
/** "Under 4 hours on the road" is a limit, and so is "takes 3 hours". */
const ofWays =
  /(?<![\p{L}])(?:takes?|less than|more than|under|over|within|every|duoi|qua|hon|mat|di|chay)(?: \p{L}+)? $/u;

const startsAt = new RegExp(
  `${edge}(?:from|starting(?: at)?|starts? at|begin(?:s|ning)? at|after|tu|bat dau(?: tu| luc)?|luc|at) ${clockPattern}`,
  'u',
);
const sep = ' ?(?:-|–|—|->|to|until|til|till|and|den|toi|va) ?(?:about |around |khoang |tam )?';
const stretch = new RegExp(
  `${edge}(?:(?:from|between|free|tu|luc|khoang) )?${looseClock}${sep}${looseClock}${end}`,
  'gu',
);
const isClock = new RegExp(`^${clockPattern}$`, 'u');
/** A stretch of this kind is of every day, or of something else than people's time. */
const ofEach =
  /(?<![\p{L}])(?:each|every|daily|naps?|sleeps?|open(?:s|ing)?|mo cua|moi ngay|hang ngay|ngay nao|trua nao|ngu|nights?|days?|ngay|dem|adults?|people|nguoi|trieu|usd|\$)(?![\p{L}])/u;

const stretchIn = (folded: string, isEvening: boolean): { from: string; until: string } | undefined => {
  for (const match of folded.matchAll(stretch)) {
    const ends = [
      match.slice(1, 1 + clockGroups),
      match.slice(1 + clockGroups, 1 + 2 * clockGroups),
    ] as const;
    const isTimed = match[0]
      .split(new RegExp(sep, 'u'))
      .some((text) => isClock.test(text.replace(/^(?:from|between|free|tu|luc|khoang) /u, '').trim()));
    const near = folded.slice(match.index + match[0].length).slice(0, 14);
    const isPair =
      /^(?: ?(?:days?|ngay|nights?|dem|people|nguoi|thang|tuan|weeks?|\/|(?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)))/u.test(
        near,
      );
    const found = isPair ? undefined : stretchOf(ends[0], ends[1]);
    // "8 to 8" has no mark, and says so beside a day alone.
    if (
      found &&
      (isTimed ||
        isEvening ||
        /(?<![\p{L}])(?:day|only|ngay|from|tu|free|ranh)[^.;]{0,12}$/u.test(folded.slice(0, match.index)) ||
        /^(?:from|between) /u.test(match[0]))
    )
      return found;
  }
  return undefined;
};

const toDo = words(
  "what (?:to|can|could|should|shall|do|would|is|'s|fits)[^?]{0,40}|what(?:'s| is)? best|whats? (?:good|best|worth|on|fun|there|fits)|where (?:to|should|can|could|shall|do)|any(?:thing)?(?: ideas?| tips?| good| nice| worth| to (?:do|see))?|worth|ideas?|suggest\\p{L}*|recommend\\p{L}*|can (?:i|we) (?:see|do|visit|squeeze|fit|get|leave|go)|how (?:to|should|do|would) (?:i|we)? ?(?:spend|use|fill)|(?:di|choi|an|lam|xem|ghe|tham quan)(?: \\p{L}+){0,2} (?:dau|gi|nao)|co gi|tu van|goi y|co kip|kip (?:di|khong|ko)|nen (?:di|lam|ghe|choi)|xep|len lich|fits?",
);

/** Whether somebody asks what to do, so that hours with a plan are the answer. */
export const asksWhatToDo = (folded: string): boolean => toDo.test(folded);

/** "From six until about eleven", of an evening. */
const inEvening = ({ from, until }: { from: string; until: string }) =>
  from >= '04:00' && from < '12:00'
    ? { from: later(from, 720), until: until < '12:00' ? later(until, 720) : until }
    : { from, until };
/** "One evening, from about 6". */
const eveningFrom =
  /(?<![\p{L}\p{N}])(?:from|after|starting|tu) (?:about |around |khoang |tam )?([4-9])(?![\d:.h%]| ?(?:[ap]m|days?|people|hours?))/u;

const halfDay = 5 * 60;
const longest = 16;

/**
 * The hours that somebody has on one day; undefined where days are counted or nothing of the kind is said.
 * @param days as they were counted, `undefined` where none are
 * @param leaves when they leave that day, where it is said
 */
export const spareTimeIn = (
  folded: string,
  {
    days,
    arrives,
    leaves,
  }: { days: number | undefined; arrives?: string | undefined; leaves?: string | undefined },
): SpareTime | undefined => {
  if (days !== undefined && days !== 1) return undefined;
  const evening = partsIn(folded).includes('evening');
  const stretch = ofEach.test(
    folded.replace(
      /(?<![\p{L}])(?:(?:half |whole |full |one |1 |a )?day|(?:nua|ca|mot|1) ngay|trong ngay|ngay mai|hom nay|\d{1,2} ?(?:h|gio|g)(?:\d\d)? ?(?:sang|trua|chieu|toi|dem|khuya))(?![\p{L}])/gu,
      ' ',
    ),
  )
    ? undefined
    : stretchIn(folded, evening);
  const said = stretch && evening ? inEvening(stretch) : stretch;
  if (said) return { ...said, isUsual: false };
  const [part, ...others] = [...new Set(partsIn(folded))];
  const counted = hoursLeft
    .map((pattern) => pattern.exec(folded))
    .find((match) => match && !ofWays.test(folded.slice(0, match.index)));
  const hours = numberOf(counted?.[1]);
  if (hours !== undefined && hours >= 2 && hours <= longest) {
    const given = startsAt.exec(folded);
    const since = given ? timeOf(given.slice(1, 1 + clockGroups)) : undefined;
    const begins = arrives ?? (since === leaves ? undefined : since);
    if (leaves && begins === undefined)
      return { from: later(leaves, -hours * 60), until: leaves, isUsual: false };
    const from = begins ?? (part ? usual[part].from : hours > 9 ? '08:00' : '09:00');
    return { from, until: later(from, hours * 60), isUsual: begins === undefined };
  }
  if (half.test(folded)) {
    const from = part ? usual[part].from : '08:00';
    return { from, until: part ? usual[part].until : later(from, halfDay), isUsual: true };
  }
  const since = part === 'evening' ? eveningFrom.exec(folded)?.[1] : undefined;
  if (since) return { from: `${Number(since) + 12}:00`, until: usual.evening.until, isUsual: true };
  if (part && others.length === 0) return { ...usual[part], isUsual: true };
  return undefined;
};
