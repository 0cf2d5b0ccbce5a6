import type { Part } from './sections';
import type { Given } from './values';

type Errors = Readonly<Record<string, string>>;

/** What is wrong with a part, or with an entry of the list that it holds. */
export const errorAt = (errors: Errors, path: string): string | undefined =>
  errors[path] ?? Object.entries(errors).find(([key]) => key.startsWith(`${path}.`))?.[1];

export const hasErrorAt = (errors: Errors, path: string): boolean => errorAt(errors, path) !== undefined;

/** A group that is wrong as a whole, such as one that is not there, is wrong in the first that is empty of it: said once. */
export function errorsBelow(errors: Errors, path: string, parts: readonly Part[], given: Given): Errors {
  const error = errors[path];
  if (!error) return errors;
  const empty = parts.filter(({ name }) => given[name] === undefined);
  return {
    ...Object.fromEntries(
      (empty.length > 0 ? empty : parts).slice(0, 1).map(({ name }) => [`${path}.${name}`, error]),
    ),
    ...errors,
  };
}
