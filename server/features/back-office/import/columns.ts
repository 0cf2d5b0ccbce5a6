import { type ZodType, z } from 'zod';
import type { FieldErrors } from '../../../errors';
import type { Entity, Input } from '../../../kernel/entity';
import { inputSchemas } from '../../../kernel/write-input';
import { fieldErrors } from '../../../platform/validation';
import { cellOf, readCell } from './cell';
import { dateSpans, knownDates, lunarSpans } from './notation/dates';
import type { Notation } from './notation/notation';
import { refundRules } from './notation/refunds';
import { dayList, nthDay, seasons, shows, spans, week } from './notation/times';
import { type Named, namedBy } from './references';

/** A column of a table: a field of a write, a part of one, or another record by its name. */
export interface Column {
  /** As the head has it. */
  name: string;
  /** The field that is written. */
  field: string;
  /** Where in the field; empty for the whole. */
  path: readonly string[];
  schema: ZodType;
  notation?: Notation;
  named?: Named;
  /** Read from older tables, and neither written nor recommended any more. */
  isOld?: true;
}

/** Says of a row in which language its texts are. */
export const languageColumn = 'lang';

/** What can't be a column for each part has one notation. */
const notations: Readonly<Record<string, Notation>> = {
  opening_hours: week,
  'accessibility.quiet_hours': spans,
  'visitor_info.hours.shows': shows,
  'visitor_info.hours.seasonal': seasons,
  'visitor_info.closures.weekdays': dayList,
  'visitor_info.closures.lunar': lunarSpans,
  'visitor_info.closures.dates': dateSpans,
  'visitor_info.occurs.weekly': dayList,
  'visitor_info.occurs.monthly': nthDay,
  'known_dates.dates': knownDates,
  'booking_terms.cancellation': refundRules,
};

/** What fields with parts are called in heads of columns. */
const heads: Readonly<Record<string, string>> = {
  opening_hours: 'hours.weekly',
  accessibility: 'access',
  visitor_info: '',
};

const inner = (schema: ZodType): ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? inner(schema.unwrap() as ZodType)
    : schema;

const columnsIn = (field: string, schema: ZodType, path: readonly string[] = []): Column[] => {
  const bare = inner(schema);
  const notation = notations[[field, ...path].join('.')];
  if (!notation && bare instanceof z.ZodObject)
    return Object.entries(bare.shape as Record<string, ZodType>).flatMap(([name, part]) =>
      columnsIn(field, part, [...path, name]),
    );
  const name = [heads[field] ?? field, ...path].filter(Boolean).join('.');
  return [{ name, field, path, schema: bare, ...(notation ? { notation } : {}) }];
};

/** A column as it was before there was one for each part, or for names. */
const old = (field: string, schema: ZodType): Column => ({
  name: field,
  field,
  path: [],
  schema,
  isOld: true,
});

const isSplit = (field: string, schema: ZodType): boolean =>
  field in heads || inner(schema) instanceof z.ZodObject;

/** The columns that a table of this entity may have, in the order in which they are best read. */
export const columnsOf = (entity: Entity): Column[] => {
  const {
    lang_id: _language,
    confirmed: _confirmed,
    translations: _others,
    ...fields
  } = inputSchemas(entity).update.shape as Record<string, ZodType>;
  const { version, slug, title, ...others } = fields;
  const first = Object.entries({ version, slug, title }) as [string, ZodType][];
  return [...first, ...Object.entries(others)].flatMap(([field, schema]): Column[] => {
    const named = namedBy(entity, field);
    if (named) return [{ ...plain(field, schema), name: named.column, named }, old(field, schema)];
    return isSplit(field, schema)
      ? [...columnsIn(field, schema), old(field, schema)]
      : [plain(field, schema)];
  });
};

const plain = (field: string, schema: ZodType): Column => ({ name: field, field, path: [], schema });

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (found, name) => (found && typeof found === 'object' ? (found as Input)[name] : undefined),
    value,
  );

const statuses = ['hidden', 'live'];
const statusWords: Readonly<Record<string, number>> = { hidden: 0, ẩn: 0, live: 1, hiện: 1, 'hiển thị': 1 };

/** What stands in the cell of a column when its field is this. */
export const cellText = (column: Column, value: unknown): string => partText(column, at(value, column.path));

/** The same of the part that the column is for. */
export const partText = ({ notation, name }: Column, part: unknown): string => {
  if (name === 'status') return statuses[Number(part)] ?? '';
  if (part === null || part === undefined) return '';
  return notation ? notation.print(part as never) : cellOf(part);
};

export type Read = { value: unknown } | { said: FieldErrors } | null;

/** What a cell says of its column; null where an empty one says nothing. Errors by their place in the cell, `_` for all of it. */
export const readColumn = ({ schema, notation, name }: Column, cell: string): Read => {
  const word = cell.trim().toLowerCase().normalize('NFC');
  if (name === 'status' && Object.hasOwn(statusWords, word)) return { value: statusWords[word] };
  if (!notation || cell.trim() === '') {
    const read = readCell(schema, cell);
    if (read && 'error' in read) return { said: fieldErrors(read.error) };
    return read && 'ambiguous' in read ? { said: { _: [read.ambiguous] } } : read;
  }
  const value = notation.parse(cell);
  if (value === null) return { said: { _: [{ key: notation.expected }] } };
  const checked = schema.safeParse(value, { reportInput: true });
  // Where in the cell it is, the notation doesn't number: the first complaint stands for the cell.
  if (!checked.success) return { said: { _: Object.values(fieldErrors(checked.error))[0] ?? [] } };
  return { value };
};

const isBoth = (value: object): boolean => Object.keys(value).every((name) => name === 'en' || name === 'vi');

/** Without what says nothing; what is said in one language only is empty in the other. */
const tidied = (value: unknown): unknown => {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, tidied(part)] as const);
  const said = parts.filter(([, part]) => part !== undefined);
  if (said.length === 0) return undefined;
  const object = Object.fromEntries(said);
  return isBoth(object) ? { en: '', vi: '', ...object } : object;
};

const put = (value: Input, [name = '', ...rest]: readonly string[], part: unknown): Input => ({
  ...value,
  [name]: rest.length > 0 ? put((value[name] ?? {}) as Input, rest, part) : part,
});

/** A field with some of its parts written anew; what the table has no columns for stays. */
export const withParts = (
  field: string,
  stored: unknown,
  parts: readonly { path: readonly string[]; value: unknown }[],
): unknown => {
  let value = (stored ?? {}) as Input;
  for (const one of parts) value = put(value, one.path, one.value);
  const said = (tidied(value) ?? {}) as Record<string, Input>;
  if (field !== 'visitor_info') return Object.keys(said).length > 0 ? said : null;
  // Who writes what is known without saying how claims the least.
  return Object.fromEntries(
    Object.entries(said).map(([name, section]) => [name, { state: 'estimated', ...section }]),
  );
};

/** The column in which the place of an error lies, and where in its cell. */
export const placeOf = (columns: readonly Column[], path: string) => {
  if (path === '_') return { column: null, part: null };
  const whole = ({ field, path: inside }: Column) => [field, ...inside].join('.');
  const [field = '', ...inside] = path.split('.');
  const near =
    columns.find((column) => `${path}.`.startsWith(`${whole(column)}.`)) ??
    columns.find((column) => whole(column).startsWith(`${path}.`)) ??
    columns.find((column) => inside.length > 1 && whole(column).startsWith(`${field}.${inside[0]}.`)) ??
    columns.find((column) => column.field === field);
  if (!near) return { column: field, part: inside.length > 0 ? inside.join('.') : null };
  const part = `${path}.`.startsWith(`${whole(near)}.`)
    ? path.slice(whole(near).length + 1)
    : inside.join('.');
  return { column: near.name, part: part !== '' && !near.notation && !near.named ? part : null };
};
