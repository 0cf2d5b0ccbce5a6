import type { Order } from '../understand/order';
import { arriveAt, leaveAt, takeHours } from './day-hours';
import { freePart, quietEvenings } from './day-part';
import { inTurn, type Known, type OrderStep, type StepsFor } from './ordered-known';
import { stopSteps } from './ordered-stops';
import { townSteps } from './ordered-towns';
import { missedWith } from './room';
import { atMost, fillDay } from './shape';

/** What each order does to a plan. */
const steps: StepsFor<Order['do']> = {
  ...stopSteps,
  ...townSteps,
  free_part:
    ({ day, part }) =>
    (draft) =>
      freePart(draft, day, part),
  quiet_evenings: () => quietEvenings,
  fill_day:
    ({ day }) =>
    (draft) =>
      fillDay(draft, day),
  day_hours:
    ({ day, hours }) =>
    (draft, taste) =>
      takeHours(draft, day, hours, taste),
  arrive:
    ({ time }) =>
    (draft, taste) =>
      arriveAt(draft, time, taste),
  leave:
    ({ time, by }) =>
    (draft, taste) =>
      leaveAt(draft, time, by, taste),
  at_most:
    ({ count }) =>
    (draft, taste) =>
      atMost(draft, count, missedWith(taste)),
  several: ({ orders }, known) => {
    const each = orders.flatMap((one) => stepFor(one, known) ?? []);
    return each.length === 0 ? null : (draft, taste) => inTurn(each, draft, taste);
  },
};

/** What an order does to this plan; `null` where it names nothing of it, and the message means something else. */
export const stepFor = <Name extends Order['do']>(
  order: Extract<Order, { do: Name }>,
  known: Known,
): OrderStep | null => {
  const step: (order: Extract<Order, { do: Name }>, known: Known) => OrderStep | null =
    steps[order.do as Name];
  return step(order, known);
};
