import { addDays } from '../../../calendar/lunar/day-number';
import type { ReadContext } from '../../../kernel/entity';
import type { Course, Plan, PlanDay, ShownPlan } from '../plan-shapes';
import { readKnown } from '../records/read';
import { type Known, type PlanRecord, recordOf } from '../records/record';
import { courseBy } from '../travel/course';
import { spansOn, spansText } from '../travel/opening';
import { withTrueWays } from './true-ways';

/** The date of a day of a plan, counted from 0; `null` while the plan has no date. */
export const dateOf = (plan: Pick<Plan, 'request'>, index: number): string | null =>
  plan.request.start_date && addDays(plan.request.start_date, index);

const shown = (record: PlanRecord, date: string | null) => ({
  title: record.title,
  description: record.description,
  path: record.path,
  image: record.image,
  lat: record.point?.lat ?? null,
  lon: record.point?.lon ?? null,
  resource_type: record.resource_type,
  price_from: record.price_from,
  opens: spansText(spansOn(record.doors, date)),
});

type City = { lat: number; lon: number };

/** Where the journey that a day begins with runs. */
const courseTo = (
  { transfer }: Pick<PlanDay, 'transfer'>,
  to: City | undefined,
  from: City | undefined,
): Course | null => (transfer && from && to ? courseBy(from, to, transfer.mode) : null);

/** A plan with what its records say of themselves, from what was read before. */
export const shownFrom = (plan: Plan, known: Known): ShownPlan => ({
  ...plan,
  days: withTrueWays(plan, known).days.map((day, index) => {
    const date = dateOf(plan, index);
    const city = known.cities.get(day.city_id);
    return {
      ...day,
      course: courseTo(day, city, known.cities.get(plan.days[index - 1]?.city_id ?? 0)),
      number: index + 1,
      date,
      city: city ? { id: city.id, slug: city.slug, title: city.title, lat: city.lat, lon: city.lon } : null,
      stops: day.stops.map((stop) => {
        const record = recordOf(known, stop);
        return { ...stop, record: record ? shown(record, date) : null };
      }),
    };
  }),
});

/**
 * A plan in a reader's language. What no visitor may see has `record: null`. Five queries at most, however long it is.
 */
export const showPlan = async (
  context: Pick<ReadContext, 'db' | 'language'>,
  plan: Plan,
): Promise<ShownPlan> => shownFrom(plan, await readKnown(context, plan));
