import { type Candidate, isSnack } from '../candidates/candidate';
import { type Held, holdsSignal } from '../candidates/holds';
import type { PlanRequest } from '../plan-shapes';
import { hasAny } from './has-any';

type Diet = NonNullable<PlanRequest['diets']>[number];

/** Folded words of titles that say what is on the plate; `ca phe` is taken out first. */
const plates = {
  pork: 'pork|heo|lon|bun cha(?! ca)|com tam|suon|cha lua|cha gio|gio|nem|cao lau|mi quang|banh cuon|banh canh|hu tieu|banh mi|banh xeo|banh khoai|banh bot loc|bun bo|bun thang|bun mam|lap xuong|bacon|ham|moc|banh bao|banh beo|wontons?|dumplings?|sausages?|broken rice|spring rolls?|xoi',
  beef: 'beef|bo|pho|bun bo|bit tet|steaks?',
  meat: 'meat|thit|chicken|ga|ducks?|vit|goat|de|grill(?:ed)?|bbq|barbecue|nuong|thang co|lau|hot ?pot|frogs?|buffalo|trau|pigeon|ngan|ngong|rice (?:shop|plates?)',
  seafood:
    'seafood|hai san|fish|ca|cha ca|hen|clams?|oc|snails?|tom|shrimps?|prawns?|cua|crabs?|ghe|muc|squid|sua|jellyfish|bun quay|bun rieu|bun mam|lau mam|mam|nuoc mam|herring|oysters?|hau|lobsters?|eels?|luon|scallops?|anchov(?:y|ies)|cao lau tom|banh khot|banh can|banh canh cha ca',
  wheat: 'banh mi|mi|bread|banh bao|noodles?|wontons?|dumplings?|beer|bia|cakes?|bakery|pizza',
  // What is made of peanuts or strewn with them, or comes with a sauce of them.
  nuts: 'peanuts?|nuts?|cashews?|hat dieu|lac|dau phong|cao lau|bo bia|nem lui|nem nuong|nem cuon|goi cuon|banh bot loc|che|cu do|keo|nougat|brittle|cand(?:y|ies)|me xung|goi|nom|salads?|mi quang|com hen|bun hen|clam rice|thit nuong|bun bo nam bo|xoi|sate|sa te|banh trang tron|banh khot|banh dap|muoi vung|sesame|macadamia|mac ca',
  alcohol: 'beer|bia|wine|ruou|bar|pub|rooftop|brewery|cocktails?',
} as const;

const pattern = (...kinds: Array<keyof typeof plates>) =>
  new RegExp(`(?<![a-z])(?:${kinds.map((kind) => plates[kind]).join('|')})(?![a-z])`);

const against: Record<Diet, RegExp> = {
  vegetarian: pattern('pork', 'beef', 'meat', 'seafood'),
  vegan: pattern('pork', 'beef', 'meat', 'seafood'),
  halal: pattern('pork', 'beef', 'meat', 'alcohol'),
  no_pork: pattern('pork'),
  no_beef: pattern('beef'),
  no_seafood: pattern('seafood'),
  no_nuts: pattern('nuts'),
  gluten_free: pattern('wheat'),
};

/** Diets for which a kitchen that nothing is known of is no place to go to unasked. */
const strict: readonly Diet[] = ['vegan', 'halal'];

const meatless = ['vegetarian', 'vegan'];
const eats = [
  'food-and-drink',
  'food-and-coffee',
  'street-food',
  'noodles',
  'noodles-and-soups',
  'seafood',
  'local-dish',
  'night-food',
  'beer',
  'cooking',
  'meal',
  'local-food',
  'food-gift',
  'snack-with-beer',
  'snacks',
  'sweet',
  'sweets',
  'rice-cakes',
  'cashew',
  'peanuts',
];

/** Whether something is eaten there, as a meal or between meals. */
export const isAboutFood = ({ isMeal, signals }: Pick<Candidate, 'isMeal' | 'signals'>): boolean =>
  isMeal || hasAny(signals, eats);

/** What a text must not say is on the plate. */
const heldAgainst: Partial<Record<Diet, Held>> = {
  no_nuts: 'nuts',
  no_seafood: 'shellfish',
  no_pork: 'pork',
  halal: 'pork',
  gluten_free: 'wheat',
};

type Served = NonNullable<NonNullable<NonNullable<Candidate['visitor_info']>['diet']>['served']>[number];
type Main = NonNullable<NonNullable<NonNullable<Candidate['visitor_info']>['diet']>['main']>[number];

/** For whom something is on the table where a record says that it is for one of these. */
const servedFor: Record<Diet, readonly Served[]> = {
  vegetarian: ['vegetarian', 'vegan', 'chay'],
  vegan: ['vegan', 'chay'],
  halal: ['halal_certified', 'halal_friendly'],
  no_pork: ['no_pork', 'halal_certified', 'halal_friendly', 'vegan', 'chay'],
  no_beef: ['no_beef', 'vegan', 'chay'],
  no_seafood: ['no_seafood', 'vegan', 'chay'],
  no_nuts: ['nut_free'],
  gluten_free: ['gluten_free'],
};

/** What it must not be mostly made of. */
const mainAgainst: Record<Diet, readonly Main[]> = {
  vegetarian: ['pork', 'beef', 'chicken', 'fish', 'seafood', 'goat', 'duck'],
  vegan: ['pork', 'beef', 'chicken', 'fish', 'seafood', 'goat', 'duck', 'egg'],
  halal: ['pork', 'beef', 'chicken', 'goat', 'duck', 'alcohol'],
  no_pork: ['pork'],
  no_beef: ['beef'],
  no_seafood: ['seafood', 'fish'],
  no_nuts: [],
  gluten_free: [],
};

/** What the record itself says; `null` where nobody looked into it. */
const bySelf = ({ visitor_info }: Candidate, diet: Diet): boolean | null => {
  const { served, main = [], state } = visitor_info?.diet ?? {};
  if (served === undefined) return null;
  const isMainlyAgainst = main[0] !== undefined && mainAgainst[diet].includes(main[0]);
  // That a house of fried fish has something without, nobody looked into: it is no table to send a vegetarian to.
  if (servedFor[diet].some((one) => served.includes(one))) return !(isMainlyAgainst && state === 'estimated');
  if (main.some((one) => mainAgainst[diet].includes(one))) return false;
  // Who eats no meat needs a dish of their own; who leaves out one thing finds something where it isn't the main thing.
  return diet === 'vegetarian' || diet === 'vegan' ? false : null;
};

const meatlessName = /(?:^| )(?:vegetarian|vegan|meatless|without meat|chay)(?: |$)/;

/** Whether a kitchen is known to cook without meat. */
export const isMeatless = ({ signals, names }: Pick<Candidate, 'signals' | 'names'>): boolean =>
  hasAny(signals, meatless) || names.some((name) => meatlessName.test(name));

/** Whether a kitchen is known to have something for a diet, and not only nothing against it. */
export const feeds = (candidate: Candidate, diet: Diet): boolean =>
  bySelf(candidate, diet) === true || ((diet === 'vegetarian' || diet === 'vegan') && isMeatless(candidate));

/** Whether somebody who doesn't eat something finds something to eat there, as far as the record says. */
export const fitsDiets = (candidate: Candidate, diets: readonly Diet[] = []): boolean => {
  if (diets.length === 0) return true;
  const { names, signals, isMeal } = candidate;
  if (!isAboutFood(candidate)) return true;
  const isWithoutMeat = isMeatless(candidate);
  const titles = names.map((name) => name.replaceAll('ca phe', ' '));
  return diets.every((diet) => {
    const told = bySelf(candidate, diet);
    if (told !== null) return told;
    const held = heldAgainst[diet];
    if (held && signals.has(holdsSignal(held))) return false;
    if (diet === 'no_seafood' && signals.has('seafood')) return false;
    if (isWithoutMeat && diet !== 'no_nuts' && diet !== 'gluten_free') return true;
    if (titles.some((title) => against[diet].test(title))) return false;
    if (
      strict.includes(diet) &&
      titles.some((title) => /food court|khu am thuc|ngo am thuc|food alley/.test(title))
    )
      return false;
    return !strict.includes(diet) || isSnack(candidate) || !isMeal;
  });
};
