import type { PlannerCity } from '../candidates/cities';
import type { Act } from '../understand/acts';
import type { Trait } from '../understand/traits';
import type { Change } from './change';
import { addCity, addDays, dayInCity, dropDays, moveDays, removeDay, setStay } from './cities';
import { toldStay } from './city-days';
import type { Draft } from './draft';
import { cutStops, easeDay, fewerBases, reverse, shift } from './shape';
import { dropDearest, emptyDay, exchangeDays, removeStops, swapDay, swapStop } from './stops';
import { tuneDay } from './tune-day';

/** A change of a draft, and what is to be told of it. */
export type Step = (draft: Draft) => { draft: Draft; changes: Change[] };

/** What is known of an act beside itself. */
interface About {
  /** The city that it is said of. */
  city: PlannerCity | undefined;
  /** What something else shall be more of. */
  trait: Trait | null;
}

/** A plan of so many days. */
export const ofLength = (draft: Draft, days: number): ReturnType<Step> =>
  days === draft.days.length
    ? { draft, changes: [] }
    : days > draft.days.length
      ? addDays(draft, days - draft.days.length, undefined)
      : dropDays(draft, draft.days.length - days);

/** Days that were added to one city are told with it. */
const addedTo = ({ draft, changes }: ReturnType<Step>, city: PlannerCity | undefined): ReturnType<Step> => ({
  draft,
  changes: city && changes.some(({ said }) => said === 'longer') ? [toldStay(draft, city)] : changes,
});

type StepOf<Name extends Act['do']> = (
  draft: Draft,
  act: Extract<Act, { do: Name }>,
  about: About,
) => ReturnType<Step>;

const unchanged = (draft: Draft): ReturnType<Step> => ({ draft, changes: [] });

/** What each act does to a plan. */
const steps: { [Name in Act['do']]: StepOf<Name> } = {
  swap_day: (draft, { day }, { trait }) => swapDay(draft, day, trait),
  swap_stop: (draft, { day, stop }, { trait }) => swapStop(draft, day, stop, trait),
  exchange_days: (draft, act) => exchangeDays(draft, act.day, act.with),
  day_in_city: (draft, { day }, { city }) => (city ? dayInCity(draft, day, city) : unchanged(draft)),
  ease_day: (draft, { day }) => easeDay(draft, day),
  reverse: (draft) => reverse(draft),
  shift: (draft, { days }) => shift(draft, days),
  fewer_bases: (draft, { count }) => fewerBases(draft, count),
  cut_stops: (draft, { count, day }) => cutStops(draft, count, day),
  drop_dearest: (draft) => dropDearest(draft),
  remove_day: (draft, { day }) => removeDay(draft, day),
  empty_day: (draft, { day }) => emptyDay(draft, day),
  remove_stop: (draft, act) =>
    removeStops(draft, (_candidate, day, stop) => day === act.day && stop === act.stop),
  remove_last: (draft, act) =>
    removeStops(
      draft,
      (_candidate, day, stop) => day === act.day && stop === draft.days[act.day - 1]?.visits.length,
    ),
  add_days: (draft, { count }, { city }) =>
    city && !draft.days.some((day) => day.city.id === city.id)
      ? addCity(draft, city, count)
      : addedTo(addDays(draft, count, city), city),
  // Without a city it is the length of the whole journey.
  set_stay: (draft, { count }, { city }) =>
    city ? setStay(draft, city, count) : ofLength(draft, Math.max(1, count)),
  tune_day: (draft, { day, trait }) => tuneDay(draft, day, trait),
  move_days: (draft, { count }, { city }) => (city ? moveDays(draft, count, city) : unchanged(draft)),
  fewer_days: (draft, { count }) => dropDays(draft, count),
};

/** What an act does to a plan. */
export const stepOf = <Name extends Act['do']>(act: Extract<Act, { do: Name }>, about: About): Step => {
  const step = steps[act.do] as StepOf<Name>;
  return (draft) => step(draft, act, about);
};
