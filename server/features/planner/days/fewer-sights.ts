import type { Candidate } from '../candidates/candidate';
import { isSnack } from '../candidates/candidate';
import { recordKey } from '../records/record';
import { eveningBegins } from '../travel/pace';
import type { OpenDay } from './open-day';
import type { Taste } from './suits';
import type { Visit } from './visit';

/** Lunch and supper. */
const tables = 2;

/** What a day keeps where so many sights are wanted at most: those that are worth most; everybody still eats. */
export const fewerSights = (
  { visits, offers, pinned }: OpenDay,
  { sightsADay, countsMeals, named, musts }: Pick<Taste, 'sightsADay' | 'countsMeals' | 'named' | 'musts'>,
): Visit[] => {
  if (sightsADay === undefined || pinned === null) return visits;
  const points = new Map(offers.map((offer) => [recordKey(offer.candidate), offer.points]));
  const worth = (candidate: Candidate): number => {
    const key = recordKey(candidate);
    const isAsked = named.has(key) || musts?.has(key) === true || pinned.has(key);
    const isLate = (candidate.usual?.opens ?? 0) >= eveningBegins;
    return (points.get(key) ?? 0) + (candidate.fame ?? 0) * 3 + (isAsked ? 100 : 0) - (isLate ? 2 : 0);
  };
  const all = visits.map(({ candidate }) => candidate);
  // Of three things that meals are among two are sights.
  const eaten = countsMeals ? Math.min(tables, Math.max(1, sightsADay - 2)) : 0;
  const sights = all
    .filter(({ isMeal }) => !isMeal)
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, sightsADay - eaten);
  const meals = all.filter((candidate) => candidate.isMeal && !isSnack(candidate)).slice(0, eaten || tables);
  const kept = new Set([...sights, ...meals].map(recordKey));
  return visits.filter(({ candidate }) => kept.has(recordKey(candidate)));
};
