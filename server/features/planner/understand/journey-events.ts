import { abroad } from './abroad';
import { clockGroups, clockPattern, later, looseClock, stretchOf, timeOf } from './clock-times';

/** When people come and when they leave, as local times `HH:mm`, from a verb or a vehicle with its place, day and hour in any order. */
export interface JourneyEvents {
  arrives?: string;
  leaves?: string;
}

const edge = '(?<![\\p{L}\\p{N}])';
const end = '(?![\\p{L}\\p{N}])';
const words = (source: string) => new RegExp(`${edge}(?:${source})${end}`, 'gu');

const airports = 'sgn|han|dad|cxr|pqc|dli|hui|hph|vca|uih|vdo|vii|pxu|bmv|tbb|vcl|vcs|din';
const house = '(?:phong|khach san|ks|resort|homestay|nha nghi|cho (?:o|ngu|nghi))';
const port = '(?:san bay|ga|ben|cang|noi)';
const vehicle = '(?:may bay|chuyen bay|chuyen|bay|tau|xe|thuyen|cano|phuong trang)';

/** How one says that he comes, whichever way. */
const comes = words(
  [
    `arriv(?:e|es|al|ing)|arr|eta|land(?:s|ing)?|touch(?:es|ing)? ?down|get(?:s|ting)? in(?:to)?|gets? (?:us |me )?to|(?:drop|throw|spit|dump|put|let|spat)s? (?:us|me)(?: (?:off|out|down))?|(?:hop|step|come|get)(?:s|ping|ting)? off|(?:wraps?|wrapping) up|ties? up|moors?|ashore|(?:plane|flight|train|bus|boat|ferry|ship)(?:'s| is)? (?:not )?(?:in|due)(?= (?:at|till|until|around|by))|pull(?:s|ing)? in(?:to)?|dock(?:s|ing)?|sail(?:s|ing)? in|disembark(?:s|ing)?|reach(?:es|ing)?|fly(?:ing)? in(?:to)?|cross(?:ing)? (?:the border|over|at|from)|in port from|ashore from`,
    `in (?:${airports})|come (?:in|at|to)(?= [a-z ]{3,24} (?:at|by|around|about) )`,
    `ha (?:noi bai|tan son nhat|cam ranh|da nang|phu bai|lien khuong|phu cat|cat bi|van don|tho xuan)|tra khach|ha canh|dap(?! xe| lai)(?: xuong)?|cap(?! treo| doi)(?: (?:cang|ben))?|${vehicle}(?: (?!ve|di|tiep)[\\p{L}\\d]+){0,4} (?:(?<!(?:gio|ruoi|\\dh|\\dg|\\d) )toi|den|dap|cap|vao|ra)|(?:moi|se) (?:toi|den|xuong)|(?:toi|den) (?:duoc )?${port}|xuong (?:san bay|may bay|tau|xe|ga|noi bai|tan son nhat|tsn|cam ranh|phu bai|lien khuong|cat bi)|don (?:minh |khach )?(?:o |tai )?(?:san bay|ga|ben)|(?:toi|den)(?= (?:[\\p{L}]+ ){0,4}(?:luc|khoang|tam) \\d)`,
  ].join('|'),
);
/** A sentence may begin with it: "đến Cam Ranh 13h20". */
const comesFirst = /^ *(?:minh |em |bon minh |ca nha |nha minh )?den(?= [\p{L}]{2,})/gu;
/** How one says that he goes home, or on. */
const goes = words(
  [
    `(?:fly|flying|flies|flight|go|going|head(?:ing)?|train|bus|coach|plane|sleeper|boat|ferry) (?:home|back|out)(?! at the (?:hotel|room))|depart(?:s|ure|ing)?|dep|tak(?:es|ing) off|take[- ]off|wheels up|(?:aboard|on board) (?:again|by|before)|(?:plane|flight|boat|ferry|train|bus|car)(?: (?!in |due )\\p{L}+){0,4} (?:off|leaves|goes|is waiting|waits)|there'?s an? (?:bus|train|flight|boat)|sail(?:s|ing)? (?:out|away|again|off)|all aboard|back on (?:board|the ship|ship)|out(?= (?:at |by )?(?:${airports}|\\d{1,2}[:.h]\\d\\d)${end})|out of(?= (?!the|bed|our|my|town|reach|season)\\p{L}+ )|leav(?:e|es|ing)(?= (?:${airports}|vietnam|for home)${end})|(?:must|need to|have to|got to|has to) (?:be at(?! (?:the (?:hotel|office|desk)|my|our))|leave|go)|(?:onward|connecting|next) (?:flight|plane|train|bus)|check(?:ing)? out and gone`,
    `fly(?:ing)? on|bay (?:tu (?:\\p{L}+ ){1,3})?(?:(?:di|sang|qua) )?(?:${abroad.source})`,
    `bay (?:di )?(?:ve|lai|tiep)|(?:lai|moi|thi) bay|${vehicle}(?: (?!toi|den)[\\p{L}\\d]+){0,3} ve(?! ${house})|len (?:xe|tau|may bay)(?: [\\p{L}]+){0,4} (?:ve|lai)|(?:phai |can )len (?:xe|tau|may bay)|roi (?:ga|ben|khoi|cang)|nho neo|cat canh|(?:ra|tra|phai (?:co mat o|den|toi)|can (?:den|toi)) san bay|phai (?:ve|ra ve)(?! ${house})|len tau lai|xuong deo|ra ve|quay (?:dau|ve)|ve nha(?! nghi)|chuyen cuoi|ve(?! ${house})(?= (?:lai |nha )?(?:luc|khoang|chuyen|\\d|ngay \\d|hom))`,
  ].join('|'),
);

/** Where a message goes on with something else. */
const breaks = /[,;!?\n]|\.(?!\d)| (?:and|then|but|va|roi|nhung|con|sau do) /gu;

interface Said {
  at: number;
  end: number;
}

interface Hour extends Said {
  time: string;
}

interface Cue extends Said {
  kind: keyof JourneyEvents;
}

const clock = new RegExp(`(?<![\\p{L}\\p{N}./:])${clockPattern}(?![\\d/])`, 'gu');
/** "Land at 8", "sail out at 6": beside what tells when people come and go. */
const bare =
  /(?<=(?<![\p{L}])(?:at|by|luc|before|truoc) )(\d{1,2})(?![\d:/.%h]| ?(?:[ap]\.?m|g|gio|days?|nights?|people|most|least|hours?|km|adults?|kids?)(?![\p{L}]))/gu;
/** "Land SGN 0605". */
const military =
  /(?<=(?<![\p{L}])(?:sgn|han|dad|cxr|pqc|dli|hui|hph|vca|uih|vdo|vii|at|eta|arr|landing|dep) )([01]\d|2[0-3])([0-5]\d)(?!\d|[-/.]|\p{L})/gu;

const hoursIn = (text: string): Hour[] => {
  const marked = [...text.matchAll(clock)].flatMap((match): Hour[] => {
    const time = timeOf(match.slice(1, 1 + clockGroups));
    return time ? [{ time, at: match.index, end: match.index + match[0].length }] : [];
  });
  const isTaken = (at: number) => marked.some((one) => one.at <= at && at < one.end);
  const plain = [...text.matchAll(bare)].flatMap((match): Hour[] => {
    const hour = Number(match[1]);
    if (isTaken(match.index) || hour > 24) return [];
    const time = `${String(hour % 24).padStart(2, '0')}:00`;
    return [
      { time: hour < 7 ? later(time, 720) : time, at: match.index, end: match.index + match[0].length },
    ];
  });
  const written = [...text.matchAll(military)].flatMap((match): Hour[] =>
    isTaken(match.index)
      ? []
      : [{ time: `${match[1]}:${match[2]}`, at: match.index, end: match.index + match[0].length }],
  );
  return [...marked, ...plain, ...written].sort((a, b) => a.at - b.at);
};

const cuesIn = (text: string): Cue[] => {
  const found = (kind: Cue['kind'], pattern: RegExp) =>
    [...text.matchAll(pattern)].map(
      ({ index, 0: said }): Cue => ({ kind, at: index, end: index + said.length }),
    );
  return [...found('arrives', comes), ...found('arrives', comesFirst), ...found('leaves', goes)].sort(
    (a, b) => a.at - b.at,
  );
};

/** Parts of a text that have one hour at most: a new one begins at the word that the next hour belongs to. */
const segmentsOf = (text: string): string[] => {
  const parts: string[] = [];
  let from = 0;
  for (const match of text.matchAll(breaks)) {
    parts.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  parts.push(text.slice(from));
  return parts.flatMap((part) => {
    const hours = hoursIn(part);
    const cues = cuesIn(part);
    const cuts = hours.slice(1).map((hour, index) => {
      const before = hours[index]?.end ?? 0;
      return cues.find(({ at }) => at >= before && at < hour.at)?.at ?? before;
    });
    return [0, ...cuts].map((at, index) => part.slice(at, cuts[index] ?? part.length));
  });
};

const sep = '(?:until|till?|to|den|toi|-|–)';
/** "From 6 am until the evening train at 20:30". */
const stay = new RegExp(
  `${edge}(?:from|between|since|tu) ${clockPattern} ?${sep} (?:[^.,;!?\\d]{0,32} )?${clockPattern}`,
  'u',
);
const bareStay = new RegExp(`${edge}(?:from|tu) ${looseClock} ?${sep} ?${looseClock}${end}`, 'u');
const goesOn =
  /(?<![\p{L}])(?:between (?:two |2 |my |our |the )?flights|layover|stop-?over|transit|(?:onward|connecting|next) (?:flight|train|plane|bus)|(?:evening|night) (?:train|bus|flight)|qua canh|noi chuyen|bay tiep|tau (?:dem|toi))(?![\p{L}])/u;

const stayIn = (text: string): JourneyEvents => {
  const found = stay.exec(text) ?? bareStay.exec(text);
  if (!found || !(goesOn.test(text) || /\b(?:hai|two) (?:chang|legs)\b/u.test(text))) return {};
  const span = stretchOf(found.slice(1, 1 + clockGroups), found.slice(1 + clockGroups, 1 + 2 * clockGroups));
  return span ? { arrives: span.from, leaves: span.until } : {};
};

/** Which of the two a segment tells of: the word that is nearest to the hour. */
const kindOf = (segment: string, hour: Hour): Cue['kind'] | undefined => {
  const away = ({ at, end: to }: Cue) => (to <= hour.at ? hour.at - to : at - hour.end);
  return cuesIn(segment).toSorted((a, b) => away(a) - away(b))[0]?.kind;
};

/**
 * When people come and when they leave, from what is said in one breath: "14h30 ngày 18/1 đáp Liên Khương", "in SGN 2 Apr
 * 16:50", "we take the 22:00 bus back on the 20th". @param folded small letters without accents, hours in digits
 */
export const journeyEventsIn = (folded: string): JourneyEvents => {
  // "2.11.2027" is a day.
  const text = folded.replace(/(?<!\d)\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})(?!\d)/gu, '#');
  const events: JourneyEvents = {};
  let pending: Cue['kind'] | undefined;
  for (const segment of segmentsOf(text)) {
    const [hour] = hoursIn(segment);
    const kind = hour ? (kindOf(segment, hour) ?? pending) : cuesIn(segment).at(-1)?.kind;
    pending = hour ? undefined : kind;
    if (!hour || !kind) continue;
    if (kind === 'leaves') events.leaves = hour.time;
    else events.arrives ??= hour.time;
  }
  return { ...stayIn(text), ...events };
};
