import type { Spending } from '../plan-shapes';

/** What the planner says of money, hitches and things asked beside the plan. Records and cities come as tokens. */
export interface AdviceWords {
  vnd: (amount: number) => string;
  spendingFor: Record<Spending['per'], string>;
  /** What is looked up for somebody of Vietnamese origin. */
  ofOrigin: string;
  /** What a whole journey comes to: people, days, the least and the most; no most where only a least is known. */
  wholeCost: (people: number, days: number, from: string, to: string | null) => string;
  spending: (amount: string, per: string, inVnd: string) => string;
  /** The sum of what has a price in the plan, for so many people. */
  known: (sum: string, people: number, priced: number) => string;
  noneKnown: string;
  notIn: (unpriced: number) => string;
  /** What a sum is for one person and day, and of which level that is. */
  /** @param flies whether a way of the plan is a flight, whose price is not in it */
  /** What the tickets of all come to, and what is left of the budget for a person and day. */
  tickets: (known: {
    from: string;
    to: string;
    people: number;
    isTet: boolean;
    rest: string | null;
    level: 'low' | 'middle' | 'high' | null;
  }) => string;
  perPerson: (aDay: string, level: 'low' | 'middle' | 'high', flies: boolean) => string;
  /** What was asked for and nothing in the plan is. */
  nothingFor: (wishes: string) => string;
  /** Something that lasts too long to be a stop of a day. */
  overnight: (wish: string, record: string, hours: number) => string;
  /** Days that go on the way. */
  onTheWay: (days: string) => string;
  /** @param helps kitchens without meat; empty where none is known */
  noKitchen: (
    diet: 'halal' | 'vegan' | 'vegetarian' | 'gluten_free' | 'no_nuts',
    cities: string,
    helps: string,
    /** Whether there is a plan, in which meals are missing. */
    isPlanned?: boolean,
  ) => string;
  partly: (records: string) => string;
  /** The same of most stops of a plan. */
  partlyMost: string;
  /** Stops of a day in one town that lie in another. */
  elsewhere: (stops: string, city: string, base: string, km: number, areMany: boolean) => string;
  /** A town that a train only comes near to. */
  noStation: (city: string, km: number) => string;
  /** What was named and is hard to reach for whom steps count. */
  barred: (records: string, need: 'wheelchair' | 'stroller' | 'few_steps') => string;
  thin: (days: string, city: string) => string;
  tooLittle: (aDay: string) => string;
  aboveSum: string;
  bigGroup: (people: number, most: number) => string;
  impossibleDate: (date: string) => string;
  /** Where people would leave before they have come; days are `yyyy-MM-dd`. */
  reversed: (dates: { start: string; end: string }) => string;
  noDays: string;
  tooMany: (cities: string, left: string, days: number, least: number) => string;
  rushed: (days: number, places: number, least: number) => string;
  noSnow: string;
  /** @param lows the lowest and the highest of the nights of the towns, °C */
  cold: (cities: string, month: string, lows: readonly [number, number], areMany: boolean) => string;
  roughSea: (city: string, months: string) => string;
  /** @param flies whether an island has an airport of its own */
  roughSeaNow: (city: string, month: string, months: string, flies: boolean) => string;
  closedThen: (record: string, days: string) => string;
  notThen: (record: string, dates: string) => string;
  /** Something of some days of the week, of which one is among those of the plan, or may be. */
  onlyOn: (name: string, days: string, time: string) => string;
  /** The same where none is. @param yours the days of the plan, empty where they are many */
  notThatDay: (name: string, days: string, time: string, yours: string, closes: boolean) => string;
  lanternNight: (date: string, isThen: boolean) => string;
  /** What has a season, its months, and whether the journey lies in them. */
  season: (name: string, months: string, isThen: boolean) => string;
  weekdays: Record<'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun', string>;
  undo: string;
  undone: string;
  notChanged: string;
  noPriceOf: string;
  bookAhead: (record: string, need: 'required' | 'advised', days: number) => string;
  bookNothing: string;
  /** Sights that were named and are not in the plan. */
  /** What there is of something that was asked for, as a list. */
  thereIs: (cities: string, list: string) => string;
  noneThere: (cities: string) => string;
  aboutLength: (duration: string) => string;
  /** `from`: null for the centre. */
  aboutReach: (duration: string, from: string | null) => string;
  aboutHours: (hours: string) => string;
  aboutPrice: (price: string) => string;
  aboutEffort: Record<'easy' | 'moderate' | 'hard', string>;
  aboutWheelchair: Record<'yes' | 'partly' | 'no', string>;
  /** A question that nothing is known of, by its own words. */
  noSum: string;
  /** That a doctor has to be asked. */
  askDoctor: string;
  unknownTo: (question: string) => string;
  why: (record: string, reason: string, about: string) => string;
  begins: (day: number, record: string, time: string) => string;
  whyDay: (day: number) => string;
  nothingOn: (day: number) => string;
  rain: (records: string) => string;
  rainMonth: (city: string, month: string, rain: number) => string;
  noRain: string;
  bestIn: (month: string, list: string) => string;
  bestCity: (city: string, weather: string) => string;
  hotels: (city: string, list: string) => string;
  hotel: (record: string, price: string) => string;
  hotelsUnknown: (city: string) => string;
  hotelView: string;
  byBoat: (from: string, to: string, duration: string) => string;
  /** Who leaves and comes back needs a visa for several entries. */
  entersAgain: string;
  /** A stay that is longer than the exemption. */
  tooLong: (country: string, days: number, longest: number) => string;
  exempt: (country: string, label: string, value: string) => string;
  notExempt: (country: string) => string;
  whichPassport: string;
  source: (source: string, day: string) => string;
  /** Where an answer is told at length. */
  more: (link: string) => string;
  unknown: string;
  /** What comes nearest to a question that nothing answers. */
  closest: (text: string) => string;
  /** Pages to look at instead. */
  nearest: (pages: string) => string;
  nothingOf: (wishes: string, towns: string) => string;
  unknownAt: (towns: string) => string;
}
