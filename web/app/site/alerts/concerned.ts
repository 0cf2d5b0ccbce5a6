import type { ShownPlan } from '~/site/trip/plan';
import type { ShownAlert } from './alerts-data.server';

/** Whether an alert concerns one of some destinations. */
export const concernsAny = (
  { is_nationwide, concerned_city_ids }: ShownAlert,
  cityIds: readonly number[],
): boolean => is_nationwide || concerned_city_ids.some((id) => cityIds.includes(id));

/** Whether an alert is in force on a day at all, as far as is known now. @param day `yyyy-MM-dd` */
const isInForceOn = ({ starts_at, ends_at }: ShownAlert, day: string): boolean =>
  (starts_at === null || starts_at.slice(0, 10) <= day) && (ends_at === null || ends_at > `${day} 00:00:00`);

/** Alerts into which days of a plan fall, in towns that they concern; a plan without dates has none. */
export const alertsOfPlan = (alerts: readonly ShownAlert[], { days }: ShownPlan): ShownAlert[] =>
  alerts.filter((alert) =>
    days.some(
      ({ date, city }) => date && isInForceOn(alert, date) && concernsAny(alert, city ? [city.id] : []),
    ),
  );
