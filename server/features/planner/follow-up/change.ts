import type { Language } from '../../../language';
import type { Travel } from '../plan-shapes';
import type { StopRef } from '../records/record';
import type { Diet } from '../understand/diets';
import type { DayPart } from '../understand/order';
import type { Trait } from '../understand/traits';

/** Why a record can't be visited on a day. */
export type WhyNot = 'far' | 'closed' | 'no_time';

/** What became of a plan, to be told. `said` names it. */
export type Change =
  | { said: 'new_day'; day: number }
  | { said: 'new_stop'; day: number; was: StopRef }
  | { said: 'days_exchanged'; day: number; with: number }
  | { said: 'day_removed'; day: number }
  | { said: 'day_emptied'; day: number }
  | { said: 'stops_removed'; stops: StopRef[] }
  | { said: 'none_to_remove' }
  /** A part of a message that was not understood, in its own words. */
  | { said: 'unheard'; text: string }
  /** A sight that was to be left out, and never was in. */
  | { said: 'not_in_plan'; name: Record<Language, string> }
  | { said: 'stop_added'; stop: StopRef; day: number }
  | { said: 'stop_moved' | 'on_that_day' | 'no_day_there'; stop: StopRef; day: number }
  | { said: 'not_that_day'; stop: StopRef; day: number; why: WhyNot; days: number[] }
  | { said: 'stop_replaced'; stop: StopRef; was: StopRef; day: number }
  /** Nothing takes its place; with `isGone` it goes all the same. */
  | { said: 'none_instead'; was: StopRef; isGone?: boolean }
  | { said: 'part_freed'; day: number; part: DayPart; stops: StopRef[] }
  | { said: 'part_is_free'; day: number; part: DayPart }
  /** Hours of a day in which nothing is planned from now on. */
  | { said: 'hours_taken'; day: number; from: string; until: string }
  | { said: 'arrives' | 'leaves'; time: string }
  /** When people are home again, when they leave for it, and by what way. */
  | { said: 'home_by'; city: number; time: string; leaves: string; travel: Travel }
  | { said: 'evenings_quiet'; stops: StopRef[] }
  | { said: 'evenings_are_quiet' }
  /** The whole journey in one city, of which so many days were spent there before. */
  | { said: 'stays_only'; city: number; days: number; own: number }
  | { said: 'leg' | 'leg_there' | 'no_line'; from: number; to: number; travel: Travel }
  /** So long one stays in a city now, of so many days in all. */
  | { said: 'stay'; city: number; days: number; total: number }
  | { said: 'one_day_there'; city: number }
  /** The cities in their new order. */
  | { said: 'order'; cities: number[] }
  | { said: 'no_room' | 'not_there'; stop: StopRef }
  | { said: 'already_there'; stop: StopRef }
  | { said: 'city_added'; city: number; days: number }
  | { said: 'city_there'; city: number }
  | { said: 'city_removed'; city: number }
  | { said: 'only_city'; city: number }
  | { said: 'city_left'; city: number }
  | { said: 'city_exchanged'; city: number; with: number }
  | { said: 'tuned' | 'is_already'; day: number; trait: Trait }
  | { said: 'longer'; days: number }
  | { said: 'shorter'; days: number }
  | { said: 'longest' }
  | { said: 'shortest' }
  | { said: 'starts'; date: string }
  | { said: 'month'; month: number }
  | { said: 'slower' | 'fuller' | 'normal_pace' }
  | { said: 'cheaper' | 'dearer' | 'middle_budget' }
  /** What was wished, and what the plan can't be more of. */
  | { said: 'slowest' | 'fullest' | 'cheapest' | 'dearest' }
  | { said: 'no_more_of'; interests: string[] }
  | { said: 'children'; count: number; areTeens?: boolean }
  | { said: 'adults'; count: number }
  /** What is eaten, borne and gone by, and when people come and go: told as of a new plan. */
  | { said: 'frame' }
  | { said: 'spending' }
  | { said: 'needs'; needs: string[] }
  | { said: 'interests'; interests: string[] }
  | { said: 'no_such_day'; day: number }
  /** A day has no such meal, or not so many stops. */
  | { said: 'no_such_stop'; day: number }
  /** What was wished holds for one day alone; or that day is so already, as far as is known. */
  | { said: 'only_day' | 'same_day'; day: number }
  /** What is eaten again. */
  | { said: 'diets_dropped'; diets: Diet[] }
  | { said: 'day_eased' | 'no_new_day' | 'day_filled' | 'day_full'; day: number }
  | { said: 'not_eased'; day: number; stops: number }
  | { said: 'reversed' }
  /** There is no date yet that could be moved. */
  | { said: 'no_date' }
  | { said: 'bases'; cities: number[] }
  | { said: 'fewest_bases' }
  /** A wish that nothing there fulfils, or nothing more than a stop of the plan. */
  | { said: 'none_of'; wish: Record<Language, string> }
  | { said: 'no_more_wish'; wish: Record<Language, string>; stop: StopRef; day: number };
