import type { WhyNot } from '../follow-up/change';
import type { PlanRequest, Travel } from '../plan-shapes';
import type { DayPart } from '../understand/order';
import type { Trait } from '../understand/traits';
import type { Uneven } from '../understand/whole-length';

/** What the built-in planner says. Records and cities come as tokens, which the page shows as links. */
export interface Phrases {
  status: { reading: string; looking: string; building: string; changing: string; asking: string };
  made: (days: number, cities: string, route: boolean) => string;
  when: (request: Pick<PlanRequest, 'start_date' | 'month'>) => string;
  /** What was assumed because it was not said. */
  assumed: {
    days: (days: number) => string;
    cities: string;
    goesOn: (days: number, from: string, others: string) => string;
    order: string;
    capped: (most: number) => string;
    past: string;
    /** Where the stays that were named don't come to the length of the whole. */
    uneven: (uneven: Uneven) => string;
    /** Where as many days were said as lie not between the dates. */
    unlikeDates: (said: number, days: number) => string;
  };
  dayLine: (day: number, city: string, stops: string) => string;
  moreStops: (count: number) => string;
  dayName: (day: number) => string;
  freeDay: (day: number, city: string) => string;
  /** Why days have nothing, and what could be done instead. */
  free: {
    why: (days: string, city: string) => string;
    elsewhere: (city: string, minutes: number, records: string) => string;
    rest: string;
  };
  transfer: (from: string, to: string, travel: Travel) => string;
  forWhom: (request: PlanRequest) => string;
  weather: (city: string, month: string, high: number, low: number, rain: number) => string;
  wet: (city: string, month: string, best: string) => string;
  /** What usual rain somebody who asked for it dry finds, place by place with millimetres; whether any of it is dry. */
  rain: (places: string, month: string, isDry: boolean) => string;
  rainOf: (city: string, mm: number) => string;
  bestMonths: (city: string, best: string) => string;
  whenUnknown: string;
  tetAlways: string;
  /** @param date of New Year's Day, in words */
  tet: (date: string) => string;
  eventOn: (event: string, city: string) => string;
  noEvents: string;
  eventsIn: (list: string) => string;
  journey: (from: string, to: string, travel: Travel) => string;
  factsIntro: string;
  /** What the guide is called in a link below facts. */
  guide: string;
  noFacts: string;
  routeHow: string;
  greeting: string;
  help: string;
  thanks: string;
  offTopic: string;
  /** What is looked up of an airport. */
  toCentre: (city: string) => string;
  abroad: string;
  /** Before what is known of Vietnam, where another country stands beside it. */
  abroadAside: (place: string) => string;
  goodbye: string;
  unclear: string;
  nothingChanged: string;
  /** What was asked has been written into the request, and no day differs. */
  noted: string;
  changed: string;
  questions: {
    swap: (day: number) => string;
    slower: string;
    cheaper: string;
    longer: string;
    children: string;
    food: string;
    move: (days: number, city: string) => string;
    inCity: (days: number, city: string) => string;
    days: string[];
    starts: string[];
    /** A day of the month in which the journey is. */
    startsIn: (month: number) => string;
    months: string[];
  };
  change: {
    new_day: (day: number) => string;
    new_stop: (day: number, was: string) => string;
    days_exchanged: (day: number, other: number) => string;
    day_removed: (day: number) => string;
    day_emptied: (day: number) => string;
    no_such_stop: (day: number) => string;
    day_eased: (day: number) => string;
    not_eased: (day: number, stops: number) => string;
    /** Of the days that no change was about. */
    others_same: string;
    day_filled: (day: number) => string;
    /** Nothing more fits into it. */
    day_full: (day: number) => string;
    no_new_day: (day: number) => string;
    reversed: string;
    no_date: string;
    bases: (cities: string) => string;
    fewest_bases: string;
    none_of: (wish: string) => string;
    no_more_wish: (wish: string, stop: string, day: number) => string;
    stops_removed: (stops: string) => string;
    none_to_remove: string;
    not_in_plan: (name: string) => string;
    unheard: (text: string) => string;
    stop_added: (stop: string, day: number) => string;
    stop_moved: (stop: string, day: number) => string;
    on_that_day: (stop: string, day: number) => string;
    /** There is no earlier or later day than the one of the stop. */
    no_day_there: (stop: string, day: number) => string;
    /** `days` are those on which it would be possible, as a list; empty where none is. */
    not_that_day: (stop: string, day: number, why: WhyNot, days: readonly number[]) => string;
    stop_replaced: (stop: string, was: string, day: number) => string;
    none_instead: (was: string, isGone: boolean) => string;
    part_freed: (day: number, part: DayPart, stops: string) => string;
    part_is_free: (day: number, part: DayPart) => string;
    /** A day that begins then, is over then, or has those hours kept out of it. */
    day_begins: (day: number, time: string) => string;
    day_ends: (day: number, time: string) => string;
    day_kept: (day: number, from: string, until: string) => string;
    arrives: (time: string) => string;
    leaves: (time: string) => string;
    home_by: (city: string, time: string, leaves: string, travel: Travel) => string;
    evenings_quiet: (stops: string) => string;
    evenings_are_quiet: string;
    stays_only: (city: string, days: number, own: number) => string;
    /** `way` is a way as `transfer` says it. */
    leg: (way: string) => string;
    /** A town that comes in for less time than the way there takes. */
    too_short: (city: string) => string;
    leg_there: (way: string) => string;
    stay: (city: string, days: number, total: number) => string;
    one_day_there: (city: string) => string;
    order: (cities: string) => string;
    not_there: (stop: string) => string;
    no_room: (stop: string) => string;
    already_there: (stop: string) => string;
    city_added: (city: string, days: number) => string;
    city_there: (city: string) => string;
    city_removed: (city: string) => string;
    only_city: (city: string) => string;
    city_left: (city: string) => string;
    city_exchanged: (city: string, other: string) => string;
    traits: Record<Trait, string>;
    tuned: (day: number, trait: string) => string;
    is_already: (day: number, trait: string) => string;
    longer: (days: number) => string;
    shorter: (days: number) => string;
    longest: string;
    shortest: string;
    starts: (date: string) => string;
    month: (month: string) => string;
    slower: string;
    fuller: string;
    slowest: string;
    fullest: string;
    cheapest: string;
    dearest: string;
    no_more_of: (interests: string) => string;
    normal_pace: string;
    cheaper: string;
    dearer: string;
    middle_budget: string;
    /** @param areTeens for whom nothing has to be easier */
    children: (count: number, areTeens?: boolean) => string;
    adults: (count: number) => string;
    needs: Record<PlanRequest['needs'][number], string>;
    interests: (names: string) => string;
    no_such_day: (day: number) => string;
    only_day: (day: number) => string;
    same_day: (day: number) => string;
    diets_dropped: (diets: string) => string;
  };
  interests: Record<PlanRequest['interests'][number], string>;
  suggestions: string;
  fallback: string;
  failed: string;
  cutShort: string;
}
