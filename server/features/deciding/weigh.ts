import {
  type MonthPicture,
  muchRain,
  pictureOf,
  type YearOfPlace,
} from '../../geography/seasons/month-picture';
import type { Interest } from '../planner/understand/topic';
import type { Wishes } from './wishes';

/** How many of a destination's sights something is known of, and of how many it is true. */
export interface Share {
  count: number;
  of: number;
}

/** What a day costs one person as far as records tell: the middle of so many prices, VND; null where there is none. */
export interface DayCost {
  meal: number | null;
  meals: number;
  ticket: number | null;
  tickets: number;
}

/** What is known of a destination, all of it read or computed from records and reference data. */
export interface KnownPlace extends YearOfPlace {
  isHighlight: boolean;
  /** From door to door, and from where; null where no way is known. */
  journey: { from: string; minutes: number } | null;
  /** Whether it is where people land, who have not said where they do. */
  isLanding: boolean;
  /** Sights and things to do. */
  sights: number;
  /** Records by the sea: beaches, islands, places to snorkel. */
  bySea: number;
  /** Months in which boats to it are often cancelled. */
  roughMonths: readonly number[];
  interests: ReadonlyMap<Interest, number>;
  children: Share;
  dry: Share;
  access: Readonly<Record<Wishes['needs'][number], Share>>;
  cost: DayCost;
  /** What is there in the month alone. */
  seasonal: readonly string[];
  event: { title: string; slug: string } | null;
}

export const reasonCodes = [
  'recommended',
  'storms',
  'pouring',
  'wet',
  'some_rain',
  'hot',
  'cool',
  'besides',
  'long_season',
  'warmth',
  'too_cool',
  'too_warm',
  'sea',
  'rough_sea',
  'no_sea',
  'interest',
  'no_interest',
  'near',
  'far',
  'landing',
  'enough',
  'thin',
  'children',
  'children_few',
  'need',
  'need_few',
  'rain_plan',
  'no_rain_plan',
  'cheap',
  'dear',
  'seasonal',
  'event',
  'highlight',
] as const;

/** One thing that speaks for a destination or against it, with the figures it rests on. */
export interface Reason {
  code: (typeof reasonCodes)[number];
  values: Record<string, number | string>;
  /** What it adds, or takes away. */
  points: number;
}

export interface Weighed {
  points: number;
  picture: MonthPicture | null;
  for: Reason[];
  against: Reason[];
}

const reason = (points: number, code: Reason['code'], values: Reason['values'] = {}): Reason => ({
  code,
  values,
  points,
});

const recommendedPoints = { good: 4, mixed: 2.5, poor: 0 } as const;
const causePoints = { storms: -5, pouring: -5, wet: -2, hot: -1, cool: -0.8, besides: -0.3 } as const;

/** From so much on, mm, a good month has days of rain or drizzle as well, which is said beside what speaks for it. */
const someRain = 100;

const weatherReasons = ({ normal, quality, causes }: MonthPicture): Reason[] => {
  const values = {
    min: Math.round(normal.min_c),
    max: Math.round(normal.max_c),
    rain: Math.round(normal.rain_mm / 5) * 5,
  };
  const said = causes.map((code) =>
    reason(code === 'recommended' ? recommendedPoints[quality] : causePoints[code], code, values),
  );
  const isGood = quality === 'good' && causes.includes('recommended');
  return isGood && normal.rain_mm >= someRain ? [...said, reason(-0.3, 'some_rain', values)] : said;
};

/** How warm days are, °C, under each name. */
const wantedDays = { cool: [10, 25], mild: [21, 30], warm: [27, 50] } as const;
const costOfDegree = 0.5;

const warmthReasons = ({ warmth }: Wishes, picture: MonthPicture | null): Reason[] => {
  if (!warmth || !picture) return [];
  const [least, most] = wantedDays[warmth];
  const max = Math.round(picture.normal.max_c);
  if (max < least) return [reason(-costOfDegree * (least - max) - 0.5, 'too_cool', { max })];
  if (max > most) return [reason(-costOfDegree * (max - most) - 0.5, 'too_warm', { max })];
  return [reason(2, 'warmth', { max })];
};

const seaReasons = ({ sea, month }: Wishes, { bySea, roughMonths }: KnownPlace): Reason[] => {
  const isRough = month !== undefined && roughMonths.includes(month);
  const rough = isRough ? [reason(sea === '1' ? -3 : -1.5, 'rough_sea')] : [];
  if (sea !== '1') return rough;
  return bySea > 0
    ? [reason(2 + Math.min(1, bySea / 5), 'sea', { count: bySea }), ...rough]
    : [reason(-6, 'no_sea')];
};

const interestReasons = ({ interests }: Wishes, { interests: known }: KnownPlace): Reason[] =>
  interests.map((interest) => {
    const count = known.get(interest) ?? 0;
    if (count === 0) return reason(-2, 'no_interest', { interest });
    return reason(Math.min(2, 0.4 + count * 0.3), 'interest', { interest, count });
  });

/** Up to this long nobody minds, minutes; each hour more costs. */
const easyWay = 180;
/** The way there and back may take such a part of the hours that people are awake. */
const wakingMinutes = 15 * 60;
const mostOfTheTime = 0.25;
const mindsTheWay = { easy: 1.4, normal: 1, full: 0.7 } as const;

const journeyReasons = ({ days, pace }: Wishes, { journey, isLanding }: KnownPlace): Reason[] => {
  if (isLanding) return [reason(1, 'landing')];
  if (!journey) return [];
  const { from, minutes } = journey;
  if (minutes <= easyWay) return [reason(1, 'near', { from, minutes })];
  const hours = (minutes - easyWay) / 60;
  const isFar = minutes * 2 > days * wakingMinutes * mostOfTheTime;
  const cost = mindsTheWay[pace] * (0.25 * hours + (isFar ? 1.5 : 0));
  return cost < 0.5 ? [] : [reason(-cost, 'far', { from, minutes })];
};

const sightsADay = { easy: 2, normal: 3, full: 4 } as const;

const stayReasons = ({ days, pace }: Wishes, { sights }: KnownPlace): Reason[] => {
  const wanted = days * sightsADay[pace];
  if (sights >= wanted) return [reason(0.8, 'enough', { sights, days })];
  return sights * 3 < wanted ? [reason(-1, 'thin', { sights, days })] : [];
};

/** Of fewer nothing can be said. */
const leastKnown = 3;

const shareReason = (
  { count, of }: Share,
  yes: Reason['code'],
  no: Reason['code'],
  values: Reason['values'] = {},
): Reason[] => {
  if (of < leastKnown) return [];
  const share = count / of;
  return share >= 0.5
    ? [reason(1 + share, yes, { ...values, count, of })]
    : [reason(share - 1.5, no, { ...values, count, of })];
};

const rainReasons = ({ dry }: KnownPlace, picture: MonthPicture | null): Reason[] => {
  if (!picture || picture.normal.rain_mm < muchRain || dry.of < leastKnown) return [];
  return dry.count >= 2
    ? [reason(0.7, 'rain_plan', { count: dry.count })]
    : [reason(-1, 'no_rain_plan', { count: dry.count })];
};

/** What records tell of a day: two meals and two tickets; null where not even meals are known. */
export const dayCost = ({ meal, ticket }: DayCost): number | null =>
  meal === null ? null : 2 * meal + 2 * (ticket ?? 0);

const costReasons = ({ budget }: Wishes, place: KnownPlace, usual: number | null): Reason[] => {
  const amount = dayCost(place.cost);
  if (budget !== 'low' || amount === null || usual === null) return [];
  if (amount <= usual * 0.9) return [reason(1, 'cheap', { amount })];
  return amount >= usual * 1.25 ? [reason(-1, 'dear', { amount })] : [];
};

const seasonReasons = ({ month }: Wishes, { seasonal, event, bestMonths }: KnownPlace): Reason[] => [
  ...seasonal.map((name) => reason(1.2, 'seasonal', { name })),
  ...(event ? [reason(0.5, 'event', { title: event.title, slug: event.slug })] : []),
  ...(month === undefined && bestMonths.length >= 7
    ? [reason(1, 'long_season', { count: bestMonths.length })]
    : []),
];

/** Who has said nothing that sets places apart is best sent to those that most want to see. */
const knownPoints = { open: 1.6, particular: 0.8 } as const;

const isOpen = ({ interests, needs, sea, warmth, children, budget }: Wishes): boolean =>
  interests.length === 0 &&
  needs.length === 0 &&
  sea === '0' &&
  !warmth &&
  children === 0 &&
  budget !== 'low';

/** The middle of what a day costs in places where it is known. */
export const usualCost = (places: readonly KnownPlace[]): number | null => {
  const known = places.flatMap(({ cost }) => dayCost(cost) ?? []).sort((a, b) => a - b);
  return known[Math.floor(known.length / 2)] ?? null;
};

/**
 * A destination for these wishes: what speaks for it and what against it, the weightiest first, and the sum of it. Each
 * reason rests on something that is known; of what isn't known nothing is said and nothing is reckoned.
 * @param usual what a day costs elsewhere, VND
 */
export const weigh = (wishes: Wishes, place: KnownPlace, usual: number | null): Weighed => {
  const picture = wishes.month === undefined ? null : pictureOf(place, wishes.month);
  const reasons = [
    ...(picture ? weatherReasons(picture) : []),
    ...warmthReasons(wishes, picture),
    ...seaReasons(wishes, place),
    ...interestReasons(wishes, place),
    ...journeyReasons(wishes, place),
    ...stayReasons(wishes, place),
    ...(wishes.children > 0 ? shareReason(place.children, 'children', 'children_few') : []),
    ...wishes.needs.flatMap((need) => shareReason(place.access[need], 'need', 'need_few', { need })),
    ...rainReasons(place, picture),
    ...costReasons(wishes, place, usual),
    ...seasonReasons(wishes, place),
    ...(place.isHighlight ? [reason(knownPoints[isOpen(wishes) ? 'open' : 'particular'], 'highlight')] : []),
  ];
  const sorted = reasons.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
  return {
    points: Math.round(reasons.reduce((sum, { points }) => sum + points, 0) * 100) / 100,
    picture,
    for: sorted.filter(({ points }) => points > 0),
    against: sorted.filter(({ points }) => points < 0),
  };
};
