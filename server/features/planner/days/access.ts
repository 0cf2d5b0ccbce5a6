import type { Candidate } from '../candidates/candidate';
import type { PlanRequest } from '../plan-shapes';
import { hasAny } from './has-any';

/** Tags that tell of steps and rough ways where nobody has looked into it. */
const climbs = [
  'stairs',
  'steps',
  'hiking',
  'caves',
  'cave',
  'towers',
  'mountains-and-trails',
  'kitesurfing',
];
const rough = [
  'walks-and-bicycle-rides',
  'cycling',
  'boat',
  'boat-trip',
  'boats-and-water',
  'on-the-water',
  'motorbike',
  'dunes',
  'hiking',
  'barefoot',
  'snorkelling',
  'island',
  'islands',
  'national-park',
];

/** What nobody does with a stick, a wheelchair, a child in the belly or a toddler, whatever else is known of it. */
const strenuousTags = [
  'cycling',
  'kayak',
  'kayaking',
  'hiking',
  'trekking',
  'snorkelling',
  'diving',
  'motorbike',
  'kitesurfing',
  'zipline',
  'canyoning',
  'rafting',
  'cave',
  'caves',
  'dunes',
];
const strenuousNames =
  /(?:^| )(?:cycle|cycling|bicycles?|pedal|dap xe|kayak\w*|paddle|motorbikes?|xe may|speedboats?|ca no|cano|climb|leo|hike|hiking|trek\w*|zip ?lin\w*|dung du|canyon\w*|raft\w*|snorkel\w*|lan ngam|lan bien|div(?:e|ing)|staircases?|stairs|steps of)(?: |$)/;

/** In a boat that others row one sits, also under the rocks of a cave; getting in is a step. */
const isRowed = ({ visitor_info }: Known): boolean => {
  const { effort, involves } = visitor_info ?? {};
  const what = involves?.what ?? [];
  return (
    effort?.level === 'easy' &&
    effort.slope !== 'steep' &&
    what.includes('boat') &&
    !what.includes('swimming') &&
    !what.includes('motorbike')
  );
};

const isStrenuous = ({ signals, names, visitor_info }: Known): boolean =>
  hasAny(signals, strenuousTags) ||
  names.some((name) => strenuousNames.test(name)) ||
  visitor_info?.involves?.what?.some((one) => one === 'cave' || one === 'motorbike') === true ||
  visitor_info?.effort?.level === 'hard';

/** Below this age a child is carried, years. */
const toddlerYears = 5;
const bedtimeOfToddlers = 19 * 60;

type Known = Pick<Candidate, 'accessibility' | 'signals' | 'names' | 'minutes' | 'visitor_info'> &
  Partial<Pick<Candidate, 'usual' | 'isMeal'>>;

const saysStairs = ({ names }: Known): boolean =>
  names.some((name) => /(?:^| )(?:staircases?|stairs|climb|leo)(?: |$)/.test(name));

/** Metres on foot that somebody walks who counts steps. */
const shortWalk = 3000;
const mostSteps = { few_steps: 20, stroller: 5, children: 300 } as const;

/** Ways that no wheelchair goes. */
const notOnWheels = ['boat', 'cave', 'swimming', 'motorbike'] as const;

/** How old children are taken to be of whom nothing is said, and from when on stairs are nothing to them. */
const usualAge = 6;
const climbingAge = 10;
/** From this age on they do what their parents do, and more. */
export const teenAge = 12;

const hasEffort = ({ visitor_info }: Known): boolean => visitor_info?.effort?.level !== undefined;

const isNotOnWheels = ({ visitor_info }: Known): boolean =>
  visitor_info?.involves?.what?.some((one) => notOnWheels.some((other) => other === one)) === true;

const onWheels = (candidate: Known): boolean => {
  const { accessibility, signals, visitor_info } = candidate;
  const { surface, steps = 0, wheelchair } = accessibility ?? {};
  if (wheelchair === 'no' || steps > 0) return false;
  if (isNotOnWheels(candidate)) return false;
  if (visitor_info?.effort?.slope === 'steep') return false;
  const isLookedInto = wheelchair === 'yes' || wheelchair === 'partly';
  const isEven = surface === undefined || surface === 'paved';
  if (!isEven || saysStairs(candidate)) return false;
  return isLookedInto || !(hasAny(signals, climbs) || hasAny(signals, rough));
};

/** Whether it is known to have stairs, or that no wheelchair gets there and nothing of the ground. */
export const isOnlyForTheNimble = ({ accessibility }: Known): boolean =>
  (accessibility?.surface ?? (accessibility?.wheelchair === 'no' ? 'stairs' : undefined)) === 'stairs';

/** More steps than anybody climbs for whom steps are counted. */
const mostOfAll = 200;

/** What stays out of reach of people who walk little or not at all, even where they asked for it by its name. */
export const isImpossible = (candidate: Known, needs: PlanRequest['needs']): boolean => {
  if ((candidate.accessibility?.steps ?? 0) > mostOfAll) return true;
  if (needs.includes('wheelchair') && isNotOnWheels(candidate)) return true;
  const isFrail = needs.includes('wheelchair') || needs.includes('few_steps');
  return isFrail && !isRowed(candidate) && isStrenuous(candidate);
};

const withFewSteps = (candidate: Known): boolean => {
  const { accessibility, signals, visitor_info } = candidate;
  const { surface, steps = 0 } = accessibility ?? {};
  // Where somebody looked at the landing and found no stairs.
  if (isRowed(candidate) && surface !== undefined && surface !== 'stairs')
    return steps <= mostSteps.few_steps && !saysStairs(candidate);
  // Where nobody looked at the ground, what no wheelchair gets to has steps somewhere.
  if (isOnlyForTheNimble(candidate) || steps > mostSteps.few_steps || saysStairs(candidate)) return false;
  const { level, slope, walk_m = 0 } = visitor_info?.effort ?? {};
  const isEven = level === 'easy' && slope === 'flat';
  // Round a lake on a paved way one goes as far as one likes.
  const isAsFarAsOneLikes = isEven && surface === 'paved' && visitor_info?.hours?.always_open === true;
  if (level === 'hard' || slope === 'steep' || (walk_m > shortWalk && !isAsFarAsOneLikes)) return false;
  return hasEffort(candidate) || !hasAny(signals, climbs);
};

const withPushchair = (candidate: Known): boolean => {
  const { accessibility, signals, visitor_info } = candidate;
  const { surface, steps = 0, pushchair } = accessibility ?? {};
  if (pushchair === 'no' || surface === 'stairs' || steps > mostSteps.stroller) return false;
  // Where no wheelchair gets in, and nothing is known of the ground, a pushchair has to be known to.
  if (pushchair !== 'yes' && isOnlyForTheNimble(candidate)) return false;
  const isSmooth = surface === undefined || surface === 'paved' || pushchair === 'partly';
  if (!isSmooth || visitor_info?.effort?.level === 'hard') return false;
  return pushchair !== undefined || !hasAny(signals, climbs);
};

/** Six hours on a boat or on a saddle are nothing for a small child or for old knees. */
const isLongAndRough = (candidate: Known, isFrail: boolean): boolean =>
  candidate.minutes >= 270 &&
  // What is built for children they don't tire of.
  (isFrail || !candidate.signals.has('with-children')) &&
  (candidate.visitor_info?.effort?.level === 'moderate' || hasAny(candidate.signals, rough));

const forChildren = (candidate: Known, youngest: number | undefined): boolean => {
  const { ages, effort } = candidate.visitor_info ?? {};
  const climbs = (youngest ?? usualAge) >= climbingAge;
  const { steps = 0 } = candidate.accessibility ?? {};
  if ((steps > mostSteps.children && !climbs) || effort?.level === 'hard') return false;
  if (ages?.minimum !== undefined && ages.minimum > (youngest ?? usualAge)) return false;
  if (ages?.suits_from !== undefined && ages.suits_from >= 16) return false;
  // Everybody eats, and a family of several ages does what the elder ones like.
  if (candidate.isMeal === true) return true;
  return (
    youngest === undefined || ages?.suits_from === undefined || ages.suits_from <= Math.max(youngest + 4, 10)
  );
};

/** Whether these travellers get there and about, as far as somebody looked into it; by its tags where nobody did. */
export const isWithinReach = (
  candidate: Known,
  { needs, children }: Pick<PlanRequest, 'needs' | 'children'>,
  youngest?: number,
): boolean => {
  const hasToddler = children > 0 && youngest !== undefined && youngest < toddlerYears;
  const isFrail = needs.includes('wheelchair') || needs.includes('few_steps');
  const sits = isRowed(candidate) && !needs.includes('wheelchair');
  if ((isFrail || hasToddler) && !sits && isStrenuous(candidate)) return false;
  if (hasToddler && (candidate.usual?.opens ?? 0) >= bedtimeOfToddlers) return false;
  if (needs.includes('wheelchair') && !onWheels(candidate)) return false;
  if (needs.includes('few_steps') && !withFewSteps(candidate)) return false;
  if (needs.includes('stroller') && !withPushchair(candidate)) return false;
  const hasSmall = children > 0 && (youngest ?? usualAge) < teenAge;
  if (hasSmall && !forChildren(candidate, youngest)) return false;
  if (children > 0 && (candidate.visitor_info?.ages?.minimum ?? 0) > (youngest ?? usualAge)) return false;
  const isSlow = needs.includes('few_steps');
  return !((hasSmall || isSlow) && isLongAndRough(candidate, isSlow));
};
