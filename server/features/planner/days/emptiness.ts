import type { PlanDay } from '../plan-shapes';
import { minutesOf } from '../travel/clock';
import { allowsLunch, dayBegins, isLunch } from '../travel/day';
import { takenIn, wayOut } from './taken-hours';
import { isGentle } from './timed-day';
import type { Frame, Visit } from './visit';

/** Between these hours a day has something in it. */
const opens = minutesOf('09:00');
const closes = minutesOf('18:00');

/** What is eaten at no table of the plan, and the rest of who travels gently, takes so much of one gap; minutes. */
const noonRest = { usual: 75, gentle: 180 } as const;
/** Nobody minds so many minutes between two things. */
const pause = 45;
/** What an hour of nothing costs, in points; two in a row cost four times as much. */
const costOfHour = 0.3;

interface Gap {
  from: number;
  until: number;
}

const gapsOf = (visits: readonly Visit[], { stops }: PlanDay, frame: Frame): Gap[] => {
  const from = Math.max(opens, dayBegins(frame, frame.limits));
  const until = Math.min(frame.limits.ends, closes);
  const gaps: Gap[] = [];
  let free = from;
  for (const [index, { starts_at, minutes, travel }] of stops.entries()) {
    const starts = minutesOf(starts_at);
    const way = index === 0 ? wayOut(visits[0], frame.center) : (travel?.minutes ?? 0);
    gaps.push({ from: free, until: Math.min(starts - way, until) });
    free = Math.max(free, starts + minutes);
  }
  return [...gaps, { from: free + wayOut(visits.at(-1), frame.center), until }];
};

/** A day with nothing to see in it, and one with a single short thing, in points. */
const nothingToSee = 2.5;
const hardlyAnything = 0.6;
const shortSights = 150;

const lackOf = (visits: readonly Visit[]): number => {
  const sights = visits.filter(({ candidate }) => !candidate.isMeal);
  if (sights.length === 0) return nothingToSee;
  return sights.reduce((sum, { minutes }) => sum + minutes, 0) < shortSights ? hardlyAnything : 0;
};

/** What the hours of a day cost in which nothing is, in points: one long stretch more than several short ones. */
export const emptinessOf = (visits: readonly Visit[], day: PlanDay, frame: Frame): number => {
  const hasEaten = day.stops.some(({ starts_at, minutes }, index) => {
    const opens = minutesOf(starts_at);
    return isLunch(visits[index]?.candidate, { opens, closes: opens + minutes });
  });
  let rest = noonRest[isGentle(frame) ? 'gentle' : 'usual'] - (hasEaten ? noonRest.usual : 0);
  const idleCost = gapsOf(visits, day, frame).reduce((sum, gap) => {
    const idle = Math.max(0, gap.until - gap.from - takenIn(frame, gap.from, gap.until));
    const eats = idle > 0 && allowsLunch({ opens: gap.from, closes: gap.until });
    const taken = eats ? rest : 0;
    if (eats) rest = 0;
    return sum + costOfHour * (Math.max(0, idle - taken - pause) / 60) ** 2;
  }, 0);
  return idleCost + lackOf(visits);
};
