import type { PlannerCity } from '../candidates/cities';
import type { Order } from '../understand/order';
import type { Change } from './change';
import { type AtCity, addCity } from './cities';
import {
  exchangeCities,
  fromEnd,
  giveDays,
  lengthen,
  moveCity,
  shorten,
  stayEach,
  stayFor,
  stayOnly,
  toEnd,
} from './city-days';
import type { Draft } from './draft';
import { homeBy } from './home-by';
import { cityMeant, type Known, type OrderStep, type Result, type StepsFor, townOnly } from './ordered-known';
import { leastStay } from './whole-length';

type AddTown = Extract<Order, { do: 'add_town' }>;

const atCity = ({ place }: AddTown, { cityOf }: Known): AtCity | undefined => {
  if (!place) return undefined;
  const by = 'by' in place ? cityOf(place.by) : null;
  const and = 'and' in place ? cityOf(place.and) : null;
  return { at: place.at, ...(by ? { by } : {}), ...(and ? { and } : {}) };
};

/** A town that nobody said how long to stay in. */
const usualDays = 2;

/** The last day of a journey has no night after it. */
const addTown = (draft: Draft, city: PlannerCity, order: AddTown, known: Known): Result => {
  const { length } = order;
  const isLast = order.place?.at === 'end' && length?.unit === 'night';
  const days = length ? length.count + (isLast ? 1 : 0) : usualDays;
  const added = addCity(draft, city, days, atCity(order, known));
  const isLonger = added.draft.days.length > draft.days.length;
  const longer: Change = { said: 'longer', days: added.draft.days.length };
  return isLonger ? { ...added, changes: [...added.changes, longer] } : added;
};

/** A town that is in already goes to where it was said. */
const moveTown = (city: PlannerCity, order: AddTown, known: Known): OrderStep | null => {
  const where = atCity(order, known);
  if (!where || order.length) return null;
  switch (where.at) {
    case 'end':
      return (draft) => toEnd(draft, city);
    case 'start':
      return (draft) => fromEnd(draft, city);
    case 'before':
    case 'after': {
      const { at: side, by } = where;
      return by && by !== city ? (draft) => moveCity(draft, city, { side, by }) : null;
    }
    case 'between':
    case 'on_way':
      return null;
  }
};

/** What is done with whole towns: how long one stays, in which order one goes, which one comes in. */
export const townSteps: StepsFor<
  | 'stay_only'
  | 'shorten'
  | 'set_stay'
  | 'stay_each'
  | 'lengthen'
  | 'give_days'
  | 'city_last'
  | 'exchange_cities'
  | 'move_city'
  | 'from_end'
  | 'city_first'
  | 'least_stay'
  | 'home_by'
  | 'add_town'
> = {
  stay_only: (order, known) => {
    const city = cityMeant(order.what, known);
    return city && ((draft) => stayOnly(draft, city));
  },
  shorten: (order, known) => {
    const [city, into] = [order.what, order.into].map((one) => one && cityMeant(one, known));
    if (!city || (order.into && !into)) return null;
    return (draft) => shorten(draft, city, { days: order.days, ...(into ? { into } : {}) });
  },
  set_stay: (order, known) => {
    const city = cityMeant(order.what, known, 1);
    return city && ((draft) => stayFor(draft, city, order));
  },
  stay_each: (order, known) =>
    new Set(known.plan.days.map(({ city_id }) => city_id)).size > 1
      ? (draft) => stayEach(draft, order)
      : null,
  lengthen: (order, known) => {
    const city = cityMeant(order.what, known, 1);
    return city && ((draft) => lengthen(draft, city, order.days));
  },
  give_days: (order, known) => {
    const [out, into] = [cityMeant(order.what, known), cityMeant(order.into, known)];
    return out && into && out !== into ? (draft) => giveDays(draft, out, into) : null;
  },
  city_last: (order, known) => {
    const city = cityMeant(order.what, known);
    return city && ((draft) => toEnd(draft, city));
  },
  exchange_cities: (order, known) => {
    const [a, b] = [cityMeant(order.what, known), cityMeant(order.by, known)];
    return a && b && a !== b ? (draft) => exchangeCities(draft, a, b) : null;
  },
  move_city: (order, known) => {
    const [city, by] = [cityMeant(order.what, known), cityMeant(order.by, known)];
    const { side } = order;
    return city && by && city !== by ? (draft) => moveCity(draft, city, { side, by }) : null;
  },
  from_end: (order, known) => {
    const city = cityMeant(order.what, known);
    return city && ((draft) => fromEnd(draft, city));
  },
  city_first: (order, known) => {
    const city = cityMeant(order.what, known);
    return city && known.plan.days[0]?.city_id !== city.id ? (draft) => fromEnd(draft, city) : null;
  },
  least_stay: (order, known) => {
    const cities = order.what.map((what) => cityMeant(what, known));
    const own = cities.flatMap((city) => city ?? []);
    return own.length === cities.length ? (draft) => leastStay(draft, own) : null;
  },
  home_by: (order, known) => {
    const city = known.cityOf(order.what);
    return city && ((draft, taste) => homeBy(draft, city, order.time, taste));
  },
  add_town: (order, known) => {
    const city = townOnly(order.what, known);
    if (!city) return null;
    return known.plan.days.some(({ city_id }) => city_id === city.id)
      ? moveTown(city, order, known)
      : (draft) => addTown(draft, city, order, known);
  },
};
