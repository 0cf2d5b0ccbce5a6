import { isSnack } from '../candidates/candidate';
import { teenAge } from '../days/access';
import { isAboutFood } from '../days/diets';
import { isPossible, isUnwanted } from '../days/possible';
import { isOf, suits, type Taste } from '../days/suits';
import type { Visit } from '../days/visit';
import type { PlanRequest } from '../plan-shapes';
import { recordKey } from '../records/record';
import type { Wants } from '../understand';
import { hoursOf, modesAvoided, needsWith } from '../understand/frame';
import type { Change } from './change';
import { type Draft, draftFrame, touched } from './draft';
import { fitDays, missedWith, standsIn } from './room';

const paceChange = { easy: 'slower', full: 'fuller', normal: 'normal_pace' } as const;
const budgetChange = { low: 'cheaper', middle: 'middle_budget', high: 'dearer' } as const;

/** So many sights, meals aside, a day keeps when it shall be slower. */
const slowSights = 2;

/** What costs more than this is exchanged when it shall be cheaper, VND. */
const dear = 120_000;

const dawn = 6 * 60;
const isAtDawn = ({ usual }: Visit['candidate']): boolean =>
  (usual?.closes ?? 24 * 60) <= dawn + 180 && (usual?.opens ?? dawn) < dawn;

const union = <T>(a: readonly T[], b: readonly T[]): T[] => [...new Set([...a, ...b])];

const newRequest = (
  request: PlanRequest,
  wants: Wants,
  youngest: number | undefined,
): { request: PlanRequest; changes: Change[] } => {
  const { start_date, month, joining, total, pace, budget, interests, spending } = wants;
  const needs = needsWith(wants);
  // "The little one naps" speaks of one of those who are there.
  const isKnown = wants.children === 1 && request.children > 1 && wants.adults === undefined;
  const children = joining
    ? Math.max(0, request.children + joining.children)
    : isKnown
      ? undefined
      : wants.children;
  const adults =
    total !== undefined
      ? Math.max(1, total - (children ?? request.children))
      : wants.adults !== undefined
        ? wants.adults
        : joining && Math.max(1, request.adults + joining.adults);
  const changes: Change[] = [];
  const next = { ...request };
  if (start_date && start_date !== request.start_date) {
    next.start_date = start_date;
    next.month = Number(start_date.slice(5, 7));
    changes.push({ said: 'starts', date: start_date });
  } else if (month && !start_date && month !== request.month) {
    next.start_date = null;
    next.month = month;
    changes.push({ said: 'month', month });
  }
  if (adults !== undefined && adults !== request.adults) {
    next.adults = Math.min(20, adults);
    changes.push({ said: 'adults', count: next.adults });
  }
  if (children !== undefined && children !== request.children) {
    next.children = Math.min(20, children);
    const areTeens = youngest !== undefined && youngest >= teenAge;
    changes.push({ said: 'children', count: next.children, ...(areTeens ? { areTeens } : {}) });
  }
  if (pace) {
    next.pace = pace;
    // Who naps, or says how many sights are enough, has said what there shall be less of.
    const isCounted = wants.sightsADay !== undefined || wants.times.busy !== undefined;
    if (!isCounted) changes.push({ said: paceChange[pace] });
  }
  // "Still 1.5 million": the sum that was said before, for whom it was said.
  const before = request.spending;
  const isSame =
    spending?.per === 'total' && spending.amount === before?.amount && spending.currency === before.currency;
  if (spending && !isSame && JSON.stringify(spending) !== JSON.stringify(before)) {
    next.spending = spending;
    changes.push({ said: 'spending' });
  }
  if (budget && (!spending || budget !== request.budget)) {
    next.budget = budget;
    if (!spending) changes.push({ said: budgetChange[budget] });
  }
  const dropped = (request.diets ?? []).filter(
    (diet) => wants.dropped === 'all' || wants.dropped?.includes(diet),
  );
  if (dropped.length > 0) {
    const left = (next.diets ?? []).filter((diet) => !dropped.includes(diet));
    if (left.length > 0) next.diets = left;
    else delete next.diets;
    changes.push({ said: 'diets_dropped', diets: dropped });
  }
  if (changesFrame(next, wants)) changes.push({ said: 'frame' });
  const newNeeds = needs.filter((need) => !request.needs.includes(need));
  if (newNeeds.length > 0) {
    next.needs = union(request.needs, needs);
    changes.push({ said: 'needs', needs: newNeeds });
  }
  const newInterests = interests.filter((interest) => !request.interests.includes(interest));
  if (newInterests.length > 0) {
    next.interests = union(request.interests, interests);
    changes.push({ said: 'interests', interests: newInterests });
  }
  return { request: next, changes };
};

/** Takes over what is eaten, borne and gone by, and when people come and go. @returns whether something is new */
const changesFrame = (next: PlanRequest, wants: Wants): boolean => {
  const before = JSON.stringify(next);
  const diets = union(next.diets ?? [], wants.diets);
  // Who says the one way to go by takes back the others.
  const modes = wants.transport.only
    ? modesAvoided(wants)
    : union(next.modes_avoided ?? [], modesAvoided(wants));
  if (diets.length > 0) next.diets = diets;
  if (modes.length > 0) next.modes_avoided = modes;
  const { busy, ...hours } = hoursOf(wants);
  Object.assign(next, hours);
  // A nap that is told again at another hour takes the place of none: whoever has both says so.
  const own = [...(next.busy ?? []), ...(busy ?? [])];
  if (busy) next.busy = [...new Map(own.map((one) => [JSON.stringify(one), one])).values()];
  return JSON.stringify(next) !== before || wants.limits.length > 0;
};

/** Whether it is there to be eaten: a market, a beach with its grills and a lesson are more than that. */
const isOfTable = (candidate: Visit['candidate']): boolean =>
  candidate.isMeal ||
  (isAboutFood(candidate) && candidate.kind !== 'resource' && !candidate.signals.has('cooking'));

/** Changes that take nothing out of a day that still fits. */
const gentle: ReadonlySet<Change['said']> = new Set([
  'starts',
  'month',
  'adults',
  'children',
  'frame',
  'spending',
  'needs',
]);

/** Applies what concerns the whole journey: its time, its travellers and what they want of it. */
export const changeWhole = (
  draft: Draft,
  wants: Wants,
  taste: Taste,
): { draft: Draft; changes: Change[] } => {
  const { request, changes } = newRequest(draft.request, wants, taste.youngest);
  if (changes.length === 0) return { draft, changes };
  const isNow = (said: Change['said']) => changes.some((change) => change.said === said);
  const onlyCalendar = changes.every(
    ({ said }) => said === 'starts' || said === 'month' || said === 'adults' || said === 'spending',
  );
  const out = [...draft.out];
  const sightsOf = (visits: readonly Visit[]) => visits.filter(({ candidate }) => !candidate.isMeal).length;
  // Where no day is full, each of those with two sights gives one up.
  const kept = draft.days.some(({ visits }) => sightsOf(visits) > slowSights) ? slowSights : 1;
  const missed = missedWith(taste);
  const before = draft.request.diets ?? [];
  const isOfDiet = (request.diets ?? []).some((diet) => !before.includes(diet));
  const days = draft.days.map((day, index) => {
    const frame = draftFrame({ ...draft, request }, index);
    const worth = ({ candidate }: Pick<Visit, 'candidate'>) =>
      suits(candidate, { request, taste, weather: null, center: frame.center });
    let visits = day.visits.filter(({ candidate }) => {
      if (onlyCalendar) return true;
      // What was there against a wish of before stays there: only what the new one forbids goes.
      // A diet is about what is eaten, and about no sight.
      const now = isOfTable(candidate) ? request : { ...request, diets: before };
      const isForbidden =
        !isPossible(candidate, now, taste) &&
        (isUnwanted(candidate, taste) || isPossible(candidate, draft.request, taste));
      const isWhy =
        (candidate.fame ?? 0) >= 1 ||
        taste.named.has(recordKey(candidate)) ||
        taste.wanted.some((topic) => topic.label !== undefined && isOf(candidate, topic));
      const isDear = isNow('cheaper') && candidate.price > dear && !isWhy;
      return !isDear && !isForbidden && !(isNow('children') && worth({ candidate }) < 0.5);
    });
    const leave = (gone: Visit) => {
      visits = visits.filter((visit) => visit !== gone);
    };
    const sights = () =>
      visits.filter(({ candidate }) => !candidate.isMeal).sort((a, b) => worth(a) - worth(b));
    // Nobody who wants it slower gets up before dawn, least of all for one thing.
    const ease = ({ candidate }: Visit) =>
      worth({ candidate }) + missed({ candidate }) - (isAtDawn(candidate) ? 3 : 0);
    const byEase = () => sights().sort((a, b) => ease(a) - ease(b));
    if (isNow('slower')) for (const surplus of byEase().slice(0, -kept)) leave(surplus);
    // Something new needs room: what suits least goes.
    const least = sights()[0];
    if ((isNow('interests') || isNow('dearer')) && least && sights().length > 1 && worth(least) < 1.2)
      leave(least);
    out.push(...day.visits.filter((visit) => !visits.includes(visit)).map(({ candidate }) => candidate));
    const isGentle = changes.every(({ said }) => gentle.has(said));
    const gone = day.visits.filter((visit) => !visits.includes(visit));
    if (isGentle && isOfDiet && gone.length > 0 && gone.every(({ candidate }) => isOfTable(candidate))) {
      const mealsLost = gone.filter(({ candidate }) => candidate.isMeal && !isSnack(candidate)).length;
      return touched(day, { visits, isFilled: false, mealsLost });
    }
    const isLost = visits.length < day.visits.length;
    if (isGentle && !isLost && standsIn(day, frame)) return day;
    // Who left a day to itself gets nothing in it because somebody eats no meat.
    if (day.kept?.stops.length === 0 && index > 0 && index < draft.days.length - 1) return day;
    return touched(day, {
      visits,
      // A day that is new has nothing in it yet, whatever else is wished.
      isFilled:
        day.isFilled === true || (onlyCalendar ? 'lost' : isGentle ? isLost || 'lost' : !isNow('slower')),
    });
  });
  // Who says how to go on the whole journey takes back what was chosen for a part of it.
  const legs = wants.transport.only
    ? new Map()
    : new Map([...draft.legs].filter(([, mode]) => !modesAvoided(wants).includes(mode)));
  const next = { request, days, out, legs };
  if (onlyCalendar) return { draft: next, changes };
  const most = taste.sightsADay ?? (isNow('slower') ? kept : undefined);
  const fitted = fitDays(next, missed, most);
  const filled = fitted.days.map((day, index) => {
    const isShorter = day.visits.length < (days[index]?.visits.length ?? 0);
    return isShorter && !isNow('slower') ? touched(day, { isFilled: true }) : day;
  });
  return { draft: { ...fitted, days: filled }, changes };
};
