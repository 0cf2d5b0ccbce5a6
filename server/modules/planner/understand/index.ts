import type { PlannerCity } from '../candidates/cities';
import type { PlanRequest } from '../plan-shapes';
import { type Act, actsIn, type Verb, verbIn } from './acts';
import { datesIn } from './dates';
import { daysIn } from './days';
import { budgetIn, needsIn, paceIn } from './manner';
import { monthIn } from './months';
import { partyIn } from './party';
import { type Places, placesIn } from './places';
import { type Talk, talkIn } from './questions';
import { readText, wordsOf } from './text';
import { interestsOf, type Topic } from './topics';
import { type Trait, traitIn, wantsElsewhere } from './traits';
import { wishesIn } from './wishes';

/** What was said of a journey; what was not said is not there. */
export interface Wants {
  days?: number;
  start_date?: string;
  month?: number;
  adults?: number;
  children?: number;
  pace?: PlanRequest['pace'];
  budget?: PlanRequest['budget'];
  needs: PlanRequest['needs'];
  interests: PlanRequest['interests'];
  wanted: Topic[];
  avoided: Topic[];
}

/** What a message says, as far as the planner understands it. */
export interface Understanding {
  wants: Wants;
  places: Places;
  acts: Act[];
  verb: Verb;
  talk: Talk;
  /** What something else shall be more of. */
  trait: Trait | null;
  /** Whether another place is asked for, without its name. */
  isElsewhere: boolean;
  /** The message as plain words, to find names of records in. */
  words: string;
}

export interface Situation {
  cities: readonly PlannerCity[];
  /** `yyyy-MM-dd` in Vietnam. */
  today: string;
  /** Days of the plan that is being talked about; 0 when there is none. */
  planDays: number;
}

const defined = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;

/** Reads a message in English or Vietnamese, with or without accents. */
export const understand = (message: string, { cities, today, planDays }: Situation): Understanding => {
  const text = readText(message);
  const places = placesIn(text, cities);
  const acts = planDays > 0 ? actsIn(text, planDays) : [];
  const dates = datesIn(text, today);
  const month = monthIn(text, today);
  const { wanted, avoided } = wishesIn(text);
  const isStayed = places.named.every(({ days }) => days !== undefined) && places.named.length > 0;
  const stays = places.named.reduce((sum, { days = 0 }) => sum + days, 0);
  const counted = acts.length > 0 ? undefined : daysIn(text);
  // "cheaper on day 2" says nothing of the other days.
  const isOfDay = acts.some((act) => 'day' in act);
  return {
    wants: {
      ...defined({
        days: isStayed ? stays : (dates?.days ?? counted),
        start_date: dates?.start,
        month: dates ? Number(dates.start.slice(5, 7)) : month,
        pace: isOfDay ? undefined : paceIn(text),
        budget: isOfDay ? undefined : budgetIn(text),
        ...partyIn(text),
      }),
      needs: isOfDay ? needsIn(text).filter((need) => need !== 'quiet') : needsIn(text),
      interests: interestsOf(wanted),
      wanted,
      avoided,
    },
    places,
    acts,
    verb: verbIn(text),
    talk: talkIn(text),
    trait: traitIn(text),
    isElsewhere: wantsElsewhere(text),
    words: wordsOf(message),
  };
};

/** Whether a message says anything about a journey. */
export const saysAnything = ({ wants, places, acts, trait, isElsewhere }: Understanding): boolean => {
  const { needs, interests, wanted, avoided, ...said } = wants;
  const lists = [needs, interests, wanted, avoided, places.named, acts];
  const asksForOther = trait !== null && isElsewhere;
  return (
    asksForOther ||
    Object.keys(said).length > 0 ||
    lists.some((list) => list.length > 0) ||
    places.region !== null
  );
};
