import type { Trait } from './traits';

/** What somebody wants to have done with the plan that they have. */
export type Act =
  | { do: 'swap_day'; day: number }
  | { do: 'swap_stop'; day: number; stop: number }
  | { do: 'exchange_days'; day: number; with: number }
  | { do: 'remove_day'; day: number }
  /** A day with nothing in it. */
  | { do: 'empty_day'; day: number }
  /** A day that is spent in the city that the message names. */
  | { do: 'day_in_city'; day: number }
  /** A day with less in it. */
  | { do: 'ease_day'; day: number }
  /** The journey goes the other way round. */
  | { do: 'reverse' }
  /** It begins so many days later, or earlier. */
  | { do: 'shift'; days: number }
  /** Fewer places to sleep in: so many, or one less. */
  | { do: 'fewer_bases'; count?: number }
  /** So many stops less, of a day or of all of them. */
  | { do: 'cut_stops'; count: number; day?: number }
  /** What costs most goes. */
  | { do: 'drop_dearest' }
  | { do: 'remove_last'; day: number }
  | { do: 'remove_stop'; day: number; stop: number }
  | { do: 'add_days'; count: number; at?: number }
  /** A city is stayed in for so long; it is named in what begins at `at`. */
  | { do: 'set_stay'; count: number; at: number }
  | { do: 'fewer_days'; count: number }
  /** A day that stays, with more of something. */
  | { do: 'tune_day'; day: number; trait: Trait }
  /** Days that are spent in another city, which the message names. */
  | { do: 'move_days'; count: number };
