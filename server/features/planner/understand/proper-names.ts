import { fold } from '../../../fold';
import type { PlannerCity } from '../candidates/cities';
import { isAbroad } from './abroad';
import { ordinaryIn } from './ordinary';
import { placesHeard } from './places';
import type { Text } from './text';

/** Where a traveller goes stands behind these; `#` is a place that is known. */
const name = /\p{Lu}\p{L}{2,}(?:[ -]\p{Lu}\p{L}+){0,3}/u.source;
const goesTo = new RegExp(
  `(?<=(?:(?<!\\p{L})(?:[Ii]n|[Tt]o|[Vv]isit(?:ing)?|[Nn]ear|[Đđ]i|[Ởở]|[Đđ]ến|[Tt]ới|[Tt]hăm|[Gg]hé|(?:[Rr]av(?:es?|ing)|[Hh]eard|[Tt]old (?:me|us)|[Rr]ead) (?:about|of)|called|named|mentioned|recommended|suggested|swears? by|raves? about|tên(?: là)?|gọi là|(?:hòn )?đảo|làng|thác|bãi biển|suối|hang|động|đèo)|#\\s*(?:,|and|or|then|và|rồi|hoặc|với)) )${name}(?!\\p{L})`,
  'gu',
);

/** A message with `#` for each letter of the places that are known, misspelt ones too. */
const masked = (text: Text, cities: readonly PlannerCity[]): string | null => {
  if (text.raw.length !== text.folded.length) return null;
  const letters = [...text.raw];
  if (letters.length !== text.raw.length) return null;
  for (const { at, end } of placesHeard(text, cities)) letters.fill('#', at, end);
  for (const { at, end } of ordinaryIn(text.folded)) letters.fill(' ', at, end);
  return letters.join('');
};

/** "Huế, Fri–Mon": a day of the week is no place. */
const weekday =
  /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?(?:[ -](?:morning|afternoon|evening|night|mon|tue|wed|thu|fri|sat|sun)(?:day)?)?$/u;

/** Names, as they are written, that stand where a place to go to does and are no place that is known; months may be among them. */
export const properNamesIn = (text: Text, cities: readonly PlannerCity[]): string[] => {
  const rest = masked(text, cities);
  if (rest === null) return [];
  return [...new Set([...rest.matchAll(goesTo)].map(([named]) => named))].filter(
    (named) => !isAbroad(fold(named)) && !weekday.test(fold(named)),
  );
};
