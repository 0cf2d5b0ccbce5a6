import type { PlannerCity } from '../candidates/cities';
import type { Seasonal } from '../gazetteer/seasons';
import type { PlanRequest, Spending } from '../plan-shapes';
import type { Act, Verb } from './acts';
import type { Times } from './arrival';
import type { ChangedEnds } from './changed-ends';
import type { Diet } from './diets';
import type { JourneyEnds } from './journey-ends';
import type { Limit } from './limits';
import type { Places } from './places';
import type { Talk } from './questions';
import type { Topic } from './topics';
import type { Trait } from './traits';
import type { Transport } from './transport';
import type { Party } from './who/beside-plan';
import type { Uneven } from './whole-length';

/** What was said of a journey; what was not said is not there. */
export interface Wants {
  days?: number;
  /** Where the stays don't come to as many days as the whole journey. */
  uneven?: Uneven;
  start_date?: string;
  month?: number;
  adults?: number;
  children?: number;
  joining?: Party['joining'];
  total?: Party['total'];
  spending?: Spending;
  /** A day that no calendar has, `day/month`. */
  impossibleDate?: string;
  until?: JourneyEnds['until'];
  reversed?: JourneyEnds['reversed'];
  /** How many days were said beside dates that come to others. */
  unlikeDates?: number;
  /** So many sights a day at most. */
  sightsADay?: number;
  /** Whether meals are among them. */
  countsMeals?: true;
  /** In so many places people want to sleep at most. */
  bases?: number;
  /** What the journey may not be without. */
  musts?: Topic[];
  /** Whether a journey of no days was asked for. */
  noDays?: true;
  /** Days that fall away at one end of the plan. */
  ends?: ChangedEnds;
  /** What is to be seen in its season. */
  season?: Seasonal;
  /** Whether the best time of the place is wanted, whichever it is. */
  inBestMonth?: true;
  pace?: PlanRequest['pace'];
  budget?: PlanRequest['budget'];
  needs: PlanRequest['needs'];
  diets: Diet[];
  /** Diets that are given up, or all of them. */
  dropped?: Diet[] | 'all';
  limits: Limit[];
  times: Times;
  transport: Transport;
  interests: PlanRequest['interests'];
  wanted: Topic[];
  avoided: Topic[];
  /** What was refused in words of its own; see `refuses`. */
  phrases: string[];
  refused: string[];
}

/** What a message says, as far as the planner understands it. */
export interface Understanding {
  wants: Wants;
  places: Places;
  acts: Act[];
  verb: Verb;
  talk: Talk;
  /** The verb of each city that is named, where it has one of its own: "bỏ Huế, thêm Hội An". */
  verbs: ReadonlyMap<number, Verb>;
  /** What something else shall be more of. */
  trait: Trait | null;
  /** Whether another place is asked for, without its name. */
  isElsewhere: boolean;
  /** The message as plain words, to find names of records in. */
  words: string;
  /** The country of their passport, as ISO 3166 code. */
  nationality: string | undefined;
}

export interface Situation {
  cities: readonly PlannerCity[];
  /** `yyyy-MM-dd` in Vietnam. */
  today: string;
  /** Days of the plan that is being talked about; 0 when there is none. */
  planDays: number;
  /** When the plan begins, where that is known. */
  planStart?: string | null;
  /** From which day on the days of the month of that plan are counted, `yyyy-MM-dd`. */
  planFrom?: string | null;
}
