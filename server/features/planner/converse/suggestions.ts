import type { Pool } from '../candidates';
import type { PlannerCity } from '../candidates/cities';
import { frameOf } from '../days/frame';
import { offersFor } from '../days/offers';
import { isSamePlace } from '../days/same-place';
import { isOf, type Taste } from '../days/suits';
import type { Plan } from '../plan-shapes';
import { recordKey } from '../records/record';
import type { Suggestion } from '../stream/events';
import { topicOf } from '../understand/topics';
import { reasonFor } from '../words/reasons';
import type { Context } from './situation';

const most = 4;

/** What would suit and did not get in: one for each of the first cities, at the day with the fewest stops. */
export const suggestionsFor = (
  { language }: Context,
  plan: Plan,
  pool: Pool,
  cities: readonly PlannerCity[],
  taste: Taste,
): Suggestion[] => {
  const { request } = plan;
  const used = plan.days.flatMap(({ stops }) => stops.flatMap((stop) => pool.all.get(recordKey(stop)) ?? []));
  const ids = [...new Set(plan.days.map(({ city_id }) => city_id))];
  const each = Math.max(1, Math.floor(most / ids.length));
  return ids
    .flatMap((id) => {
      const city = cities.find((one) => one.id === id);
      if (!city) return [];
      const own = plan.days.map((day, index) => ({ day, index })).filter(({ day }) => day.city_id === id);
      const quiet = own.reduce((a, b) => (b.day.stops.length < a.day.stops.length ? b : a));
      const { date } = frameOf(
        request,
        plan.days.map(() => city),
        quiet.index,
      );
      return offersFor(pool, city, { request, taste, index: quiet.index, date })
        .filter(
          ({ candidate }) => candidate.city_id === id && !used.some((other) => isSamePlace(other, candidate)),
        )
        .slice(0, each)
        .map(({ candidate }) => ({
          kind: candidate.kind,
          id: candidate.id,
          day: quiet.index + 1,
          reason: reasonFor(language, candidate, {
            hasChildren: request.children > 0,
            interest: request.interests.find((interest) => {
              const topic = topicOf(interest);
              return topic !== undefined && isOf(candidate, topic);
            }),
          }),
        }));
    })
    .slice(0, most);
};
