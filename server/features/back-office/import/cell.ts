import type { ZodError, ZodType } from 'zod';
import type { FieldErrors } from '../../../errors';
import { daysIn, numbersIn } from './notation/figures';
import { timeOf } from './notation/times';

/** Separates the entries of a list within a cell; where entries have it themselves, a bar does. */
const listSeparator = ';';
const otherSeparator = '|';

const flags: Readonly<Record<string, boolean>> = {
  true: true,
  false: false,
  '1': true,
  '0': false,
  yes: true,
  no: false,
  có: true,
  không: false,
};

/** Values with parts that no column is made for stand in a cell as JSON. */
const json = (cell: string): unknown[] => {
  if (!/^[[{]/.test(cell)) return [];
  try {
    return [JSON.parse(cell)];
  } catch {
    return [];
  }
};

/** The entries of a list. */
export const entriesOf = (cell: string): string[] =>
  cell
    .split(cell.includes(otherSeparator) ? otherSeparator : listSeparator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** What a cell may stand for beside days and numbers, the likeliest first; the field's schema decides. */
const readings = (cell: string): unknown[] => {
  const entries = entriesOf(cell);
  const numbers = entries.map(Number);
  const flag = cell.toLowerCase().normalize('NFC');
  return [
    cell.toLowerCase(),
    timeOf(cell),
    ...(Object.hasOwn(flags, flag) ? [flags[flag]] : []),
    ...json(cell),
    entries,
    ...(numbers.every(Number.isFinite) ? [numbers] : []),
  ].filter((value) => value !== null);
};

const accepts = (schema: ZodType, value: unknown): boolean => schema.safeParse(value).success;

/** Whether a field takes whole numbers only. */
const isWhole = (schema: ZodType): boolean =>
  schema
    .safeParse(0.5)
    .error?.issues.some((issue) => issue.code === 'invalid_type' && issue.expected === 'int') ?? false;

/** Midnight where a day is given for what has a time. */
const daysFor = (schema: ZodType, cell: string): string[] => {
  const days = daysIn(cell);
  const exact = days.filter((day) => accepts(schema, day));
  return exact.length > 0
    ? exact
    : days.map((day) => `${day} 00:00:00`).filter((day) => accepts(schema, day));
};

type Said = FieldErrors[string][number];

/** @returns undefined where the field holds neither days nor numbers, or the cell says none that it takes */
const readFigure = (schema: ZodType, cell: string): { value: unknown } | { ambiguous: Said } | undefined => {
  const [day, otherDay] = daysFor(schema, cell);
  if (day && otherDay)
    return { ambiguous: { key: 'csv_ambiguous_date', values: { cell, day, other: otherDay } } };
  if (day) return { value: day };
  const [number, otherNumber] = numbersIn(cell, isWhole(schema)).filter((value) => accepts(schema, value));
  if (number !== undefined && otherNumber !== undefined)
    return { ambiguous: { key: 'csv_ambiguous_number', values: { cell, number, other: otherNumber } } };
  return number === undefined ? undefined : { value: number };
};

export type ReadCell = { value: unknown } | { error: ZodError } | { ambiguous: Said } | null;

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
  if (accepts(schema, text)) return { value: text };
  const figure = readFigure(schema, text);
  if (figure) return figure;
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

const isScalar = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** Entries that a reader could take for something else are written as JSON. */
const isPlain = (entries: readonly (string | number)[]): boolean =>
  entries.every((entry) => !/^\s*[[{]|^\s*$/.test(String(entry)) && !String(entry).includes(otherSeparator));

const listText = (entries: readonly (string | number)[]): string => {
  if (!entries.some((entry) => String(entry).includes(listSeparator)))
    return entries.join(`${listSeparator} `);
  const text = entries.join(` ${otherSeparator} `);
  return entries.length === 1 ? `${text} ${otherSeparator}` : text;
};

/** The cell that an import reads as this value again. */
export const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value) && value.every(isScalar) && isPlain(value)) return listText(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
