import { vietnamNow } from '~/i18n/vietnam-time';
import type { ShownDay, ShownPlan, ShownStop } from '~/site/trip/plan';

/** What comes next in a plan: the stop one is at or goes to, the journey to it, or the day on which it begins. */
export type NextLeg =
  | { is: 'stop'; stop: ShownStop; after: ShownStop | null; day: ShownDay }
  | { is: 'tomorrow'; day: ShownDay }
  | { is: 'ahead'; date: string };

const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** The next leg of a plan with dates; null once it is over, and without dates. */
export function nextLeg({ days }: Pick<ShownPlan, 'days'>, now: Date): NextLeg | null {
  const [today = '', time = ''] = vietnamNow(now).split(' ');
  const day = days.find(({ date }) => date === today);
  const at = day?.stops.findIndex((stop) => minutes(stop.starts_at) + stop.minutes > minutes(time)) ?? -1;
  const stop = day?.stops[at];
  if (day && stop) return { is: 'stop', stop, after: day.stops[at + 1] ?? null, day };
  const coming = days.find(({ date }) => date !== null && date > today);
  if (!coming?.date) return null;
  return day ? { is: 'tomorrow', day: coming } : { is: 'ahead', date: coming.date };
}

/** The plan that is under way, else the one that begins next. */
export function planForToday<Kept extends { shown: Pick<ShownPlan, 'days'> }>(
  plans: readonly Kept[],
  now: Date,
): { plan: Kept; leg: NextLeg } | null {
  const legs = plans.flatMap((plan) => {
    const leg = nextLeg(plan.shown, now);
    return leg ? [{ plan, leg }] : [];
  });
  const ahead = legs
    .filter(({ leg }) => leg.is === 'ahead')
    .sort((a, b) =>
      a.leg.is === 'ahead' && b.leg.is === 'ahead' ? a.leg.date.localeCompare(b.leg.date) : 0,
    );
  return legs.find(({ leg }) => leg.is !== 'ahead') ?? ahead[0] ?? null;
}
