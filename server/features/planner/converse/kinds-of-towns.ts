import { islandOf } from '../../../geography/network';
import type { PlannerCity } from '../candidates/cities';
import { attractionsIn } from '../gazetteer/known-for';
import { withoutPlaces } from '../understand/places';
import { readText } from '../understand/text';

/** What towns of a plan are called by what they are: "the mountains", "the island", "the city", "phố". */

/** How much a town is what a kind says; 0 for not at all. */
type Weight = (city: PlannerCity) => number;

/** As much as the town is known for a thing, by a word for it. */
const knownFor = (thing: string): Weight => {
  const [attraction] = attractionsIn(thing);
  return ({ code }) => attraction?.towns[code] ?? 0;
};

const large: Readonly<Record<string, number>> = {
  HAN: 1,
  SGN: 1,
  DAN: 0.6,
  HPH: 0.5,
  CTO: 0.4,
  HUE: 0.3,
  NTR: 0.3,
};

const kinds: ReadonlyArray<readonly [string, Weight]> = [
  ['islands?|dao', (city) => (islandOf(city) === null ? 0 : 1)],
  ['mountains?|hills|highlands|nui(?: rung)?|(?:vung |mien )nui|vung cao|rung nui', knownFor('mountains')],
  ['beach(?:es)?|coast|sea(?:side)?|(?:vung |mien )?bien|bai bien', knownFor('beach')],
  ['caves?|hang(?: dong)?', knownFor('caves')],
  ['old town|ancient town|pho co', knownFor('old town')],
  ['capital|thu do', ({ code }) => (code === 'HAN' ? 1 : 0)],
  ['(?:big )?city(?: life)?|thanh pho|pho(?: xa| thi)?|do thi', ({ code }) => large[code] ?? 0],
];

/** So much more than the next one of a plan a town is of a kind that is meant alone. */
const ahead = 1.5;

const only = (own: readonly PlannerCity[], weight: Weight): PlannerCity | null => {
  const [first, second] = own
    .map((city) => ({ city, points: weight(city) }))
    .sort((a, b) => b.points - a.points);
  if (!first || first.points === 0) return null;
  return second && second.points * ahead > first.points ? null : first.city;
};

const article = '(?:the |cai |mien |vung )?';
const asPhrase = kinds.map(([said, weight]) => [new RegExp(`(?<!\\p{L})(?:${said})$`, 'u'), weight] as const);
const inText = kinds.map(
  ([said, weight]) =>
    [new RegExp(`(?<![\\p{L}\\p{N}])${article}(?:${said})(?![\\p{L}\\p{N}])`, 'gu'), weight] as const,
);

/** "The island", "the mountains": the only town of the plan of that kind. */
export const townOfKind = (phrase: string, own: readonly PlannerCity[]): PlannerCity | null => {
  const weight = asPhrase.find(([said]) => said.test(phrase.trim()))?.[1];
  return weight ? only(own, weight) : null;
};

/** A message with the names of the towns of a plan in the place of what they are: "Sa Pa first and Hà Nội at the end". */
export const withTownsNamed = (message: string, own: readonly PlannerCity[]): string => {
  if (own.length < 2) return message;
  const text = readText(message);
  const masked = withoutPlaces(text, own).folded;
  if (masked.length !== text.raw.length) return message;
  const found = inText
    .flatMap(([said, weight]) => {
      const [match, other] = [...masked.matchAll(said)];
      const city = match && !other ? only(own, weight) : null;
      return match && city
        ? [{ at: match.index, end: match.index + match[0].length, title: city.title }]
        : [];
    })
    .sort((a, b) => b.at - a.at);
  const isOnce = found.every(({ title }, index) => found.findIndex((one) => one.title === title) === index);
  return isOnce
    ? found.reduce((read, { at, end, title }) => `${read.slice(0, at)}${title}${read.slice(end)}`, text.raw)
    : message;
};
