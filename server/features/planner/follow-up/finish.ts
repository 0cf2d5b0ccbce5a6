import { setImmediate } from 'node:timers/promises';
import type { Pool } from '../candidates';
import { type Candidate, isSnack } from '../candidates/candidate';
import { composeDay } from '../days/compose';
import { fewerSights } from '../days/fewer-sights';
import { offersFor } from '../days/offers';
import type { Offer } from '../days/place-in';
import { runsOn } from '../days/running';
import { isSamePlace } from '../days/same-place';
import type { Taste } from '../days/suits';
import { timed } from '../days/timed-day';
import { hasTrait } from '../days/traits';
import type { Frame, Visit } from '../days/visit';
import type { Plan, PlanDay } from '../plan-shapes';
import { recordKey } from '../records/record';
import { type Draft, draftFrame, requestOf, settle } from './draft';

const isTable = ({ candidate }: Pick<Visit, 'candidate'>): boolean => candidate.isMeal && !isSnack(candidate);

/** A day with other tables in the place of as many as it lost; nothing else comes into it. */
const withMeals = (pinned: readonly Visit[], offers: readonly Offer[], frame: Frame, lost: number): Visit[] =>
  composeDay(
    pinned,
    offers.filter(isTable),
    frame,
    Number.POSITIVE_INFINITY,
    pinned.filter(isTable).length + lost,
  );

/** Makes a plan of a draft again: untouched days as they were, the others timed, and filled where that was wanted. */
export const finish = async (draft: Draft, pool: Pool, taste: Taste, title: string): Promise<Plan> => {
  const { days, out } = draft;
  const request = requestOf(draft);
  const taken = days.flatMap(({ visits }) => visits.map(({ candidate }) => candidate));
  const finished: PlanDay[] = [];
  for (const [index, day] of days.entries()) {
    if (day.kept) {
      finished.push(day.kept);
      continue;
    }
    const frame = draftFrame(draft, index);
    // What takes place on other days than the new ones is exchanged.
    const runs = day.visits.filter(({ candidate }) => frame.date === null || runsOn(candidate, frame.date));
    const pinned = settle(runs, frame);
    const isFilled = day.isFilled === 'lost' ? pinned.length < day.visits.length : day.isFilled;
    const { prefers } = day;
    const offers =
      isFilled || day.mealsLost !== undefined
        ? offersFor(pool, day.city, { request, taste, index, date: frame.date })
        : [];
    const all = prefers
      ? offers.filter(({ candidate }) => hasTrait(candidate, prefers.trait, prefers.dearest))
      : offers;
    const without = (others: readonly Candidate[]) =>
      all.filter(({ candidate }) => !others.some((other) => isSamePlace(other, candidate)));
    if (day.mealsLost !== undefined && day.isFilled !== true) {
      const fed = withMeals(pinned, without([...taken, ...out]), frame, day.mealsLost);
      taken.push(...fed.map(({ candidate }) => candidate));
      finished.push(timed(fed, frame));
      continue;
    }
    const fresh = isFilled ? composeDay(pinned, without([...taken, ...out]), frame) : pinned;
    // A small town has no second day of new things: then what was there is better than nothing.
    const best = out.filter(({ isMeal }) => !isMeal).slice(-2);
    const visits =
      isFilled && fresh.length < 2 ? composeDay(fresh, without([...taken, ...best]), frame) : fresh;
    const own = new Set(day.visits.map(({ candidate }) => recordKey(candidate)));
    const held = isFilled ? fewerSights({ frame, visits, offers: all, pinned: own }, taste) : visits;
    taken.push(...held.map(({ candidate }) => candidate));
    finished.push(timed(held, frame));
    await setImmediate();
  }
  const ids = [...new Set(days.map(({ city }) => city.id))];
  return { title, request: { ...request, city_ids: ids, days: days.length }, days: finished };
};
