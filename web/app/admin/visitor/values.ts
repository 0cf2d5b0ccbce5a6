import { type Language, languages, otherLanguage } from '~/i18n/languages';
import type { Part } from './sections';

/** A section or one of its groups as the form holds it; what is empty isn't in it. */
export type Given = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0);

/** With another value of one part; an empty one takes it away, so that "not said" is always told in one way. */
export function withPart(given: Given, name: string, value: unknown): Given {
  const { [name]: _before, ...rest } = given;
  return isEmpty(value) ? rest : { ...rest, [name]: value };
}

/** Of a text in both languages the one that it lacks, while the other is there. */
export function missingLanguage(parts: readonly Part[], given: Given): Language | undefined {
  const isBoth = languages.every((language) => parts.some(({ name }) => name === language));
  const said = languages.filter((language) => !isEmpty(given[language]));
  return isBoth && said.length === 1 && said[0] ? otherLanguage(said[0]) : undefined;
}

/** A list of times, or of days of the moon, from what was typed with commas. */
export function readTimes(name: Part['name'], typed: string): (string | number)[] | null {
  const entries = typed
    .split(/[,;]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  if (entries.length === 0) return null;
  return name === 'lunar_days' ? entries.map(Number).filter(Number.isFinite) : entries;
}

/** `nth` is a number in the record and a word in the list to choose from. */
export const toChoice = (value: unknown): string =>
  value === undefined || value === null ? '' : String(value);
export const fromChoice = (name: Part['name'], chosen: string): string | number | null => {
  if (chosen === '') return null;
  return name === 'nth' ? Number(chosen) : chosen;
};
