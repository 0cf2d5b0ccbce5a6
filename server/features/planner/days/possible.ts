import type { Candidate } from '../candidates/candidate';
import type { PlanRequest } from '../plan-shapes';
import { recordKey } from '../records/record';
import { minutesOf } from '../travel/clock';
import { isImpossible, isOnlyForTheNimble, isWithinReach, teenAge } from './access';
import { fitsDiets } from './diets';
import { hasAny } from './has-any';
import { isOf, type Taste } from './suits';

/** Who travels gently gets up after this, and small children have breakfast first; minutes since midnight. */
const dawn = 6 * 60;
const afterBreakfast = 7 * 60 + 15;
const smallAge = 8;

/** Of a low budget nobody pays more than this for one stop unasked, VND. */
const dearForLow = 400_000;

/** What people don't want, whoever they are and however they go. */
export const isUnwanted = (candidate: Candidate, taste: Taste): boolean =>
  (candidate.city_id !== null && taste.leftCities?.has(candidate.city_id) === true) ||
  taste.avoided.some((topic) => isOf(candidate, topic)) ||
  taste.isRefused?.(candidate) === true;

/** Whether somebody can and may go there at all. */
export const isPossible = (candidate: Candidate, request: PlanRequest, taste: Taste): boolean => {
  const { signals, price } = candidate;
  if (isUnwanted(candidate, taste)) return false;
  if (!fitsDiets(candidate, request.diets)) return false;
  // What people ask for by its name they get, whoever thinks it hard; they are told what keeps them from it.
  const isAsked = taste.named.has(recordKey(candidate)) && !isImpossible(candidate, request.needs);
  // What is a must stays one for people who walk little; they are told what it asks of them.
  const isMust = taste.musts?.has(recordKey(candidate)) === true && !request.needs.includes('wheelchair');
  // Who walks little and asks for boats or a market by name knows what that is; stairs stay stairs.
  const isWish =
    !request.needs.includes('wheelchair') &&
    request.children === 0 &&
    !isOnlyForTheNimble(candidate) &&
    taste.wanted.some((topic) => topic.label !== undefined && isOf(candidate, topic));
  if (!isAsked && !isMust && !isWish && !isWithinReach(candidate, request, taste.youngest)) return false;
  const age = request.children > 0 ? (taste.youngest ?? smallAge - 1) : undefined;
  const hasSmall = age !== undefined && age < teenAge;
  if (hasSmall && hasAny(signals, ['beer', 'prison', 'kitesurfing'])) return false;
  const isGentle = request.pace === 'easy' || hasSmall || request.needs.includes('few_steps');
  const isWished =
    taste.named.has(recordKey(candidate)) || taste.wanted.some((topic) => isOf(candidate, topic));
  const rises = age !== undefined && age < smallAge ? afterBreakfast : dawn;
  const isMeant = rises === dawn ? isWished : taste.named.has(recordKey(candidate));
  if (isGentle && !isMeant && (candidate.usual?.opens ?? rises) < rises) return false;
  // Who sleeps long misses what is over by then.
  if (request.begins_at && candidate.usual && candidate.usual.closes < minutesOf(request.begins_at))
    return false;
  return request.budget !== 'low' || isWished || price <= dearForLow;
};
