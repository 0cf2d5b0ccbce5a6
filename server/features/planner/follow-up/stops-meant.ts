import type { Pool } from '../candidates';
import { type Candidate, isSnack } from '../candidates/candidate';
import type { Plan, PlanStop } from '../plan-shapes';
import { recordKey } from '../records/record';
import { minutesOf } from '../travel/clock';
import { kindOfTitles, type Meal, stopPlaceIn } from '../understand/stop-orders';

const mealHours: Readonly<Record<Meal, readonly [string, string]>> = {
  breakfast: ['00:00', '10:30'],
  lunch: ['10:30', '15:00'],
  dinner: ['16:30', '23:59'],
};

const isMealAt = ({ starts_at }: PlanStop, meal: Meal): boolean => {
  const [from, until] = mealHours[meal];
  const starts = minutesOf(starts_at);
  return starts >= minutesOf(from) && starts < minutesOf(until);
};

/** The stop of a plan that a phrase tells by its place in a day: "the last stop of day 2", "bữa tối ngày 1". */
export const stopAt = (phrase: string, { days }: Plan, { all }: Pool): Candidate | null => {
  const place = stopPlaceIn(phrase, days.length);
  const stops = place && days[place.day - 1]?.stops;
  if (!place || !stops) return null;
  const found =
    'meal' in place
      ? stops.find((stop) => {
          const candidate = all.get(recordKey(stop));
          return candidate?.isMeal === true && !isSnack(candidate) && isMealAt(stop, place.meal);
        })
      : stops.at(place.at - 1);
  return (found && all.get(recordKey(found))) ?? null;
};

/** The stops of a plan that are of the kind which a phrase names and nothing more: "the tombs", "mấy cái lăng". */
export const stopsOfKind = (phrase: string, candidates: readonly Candidate[]): Candidate[] => {
  const title = kindOfTitles(phrase);
  return title ? candidates.filter(({ names }) => names.some((name) => title.test(name))) : [];
};
