import type { ZodError, ZodType } from 'zod';

/** Separates the entries of a list within a cell. */
export const listSeparator = '|';

const flags: Readonly<Record<string, boolean>> = { true: true, false: false, '1': true, '0': false };

/** Structured values, such as opening hours, stand in a cell as JSON. */
const json = (cell: string): unknown[] => {
  if (!/^[[{]/.test(cell)) return [];
  try {
    return [JSON.parse(cell)];
  } catch {
    return [];
  }
};

/** What a cell may stand for, the likeliest first; the field's schema decides. */
const readings = (cell: string): unknown[] => {
  const entries = cell
    .split(listSeparator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const numbers = entries.map(Number);
  return [
    cell,
    ...(cell !== '' && Number.isFinite(Number(cell)) ? [Number(cell)] : []),
    ...(cell.toLowerCase() in flags ? [flags[cell.toLowerCase()]] : []),
    ...json(cell),
    entries,
    ...(numbers.every(Number.isFinite) ? [numbers] : []),
  ];
};

export type ReadCell = { value: unknown } | { error: ZodError } | null;

/**
 * The value of a field as its cell says it. An empty cell empties the field where that is possible, and says nothing
 * (null) where it is not.
 */
export const readCell = (schema: ZodType, cell: string): ReadCell => {
  const text = cell.trim();
  if (text === '') {
    const empty = [null, '', []].find((value) => schema.safeParse(value).success);
    return empty === undefined ? null : { value: empty };
  }
  for (const value of readings(text)) {
    if (schema.safeParse(value).success) return { value };
  }
  // The reader gets the complaint about a number or about what has parts where there is one, else that about the text.
  const wanted = /^-?\d+(\.\d+)?$/.test(text) ? [Number(text), text] : [...json(text), text];
  const results = wanted.map((value) => schema.safeParse(value, { reportInput: true }));
  const failed = results.find(({ error }) =>
    error?.issues.some(({ code, path }) => code !== 'invalid_type' || path.length > 0),
  );
  const error = (failed ?? results[0])?.error;
  return error ? { error } : null;
};
