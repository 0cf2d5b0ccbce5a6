import { formatDateTime } from '../../time';

export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

type Snapshot = Record<string, unknown> | null;

/** Where a list cuts texts short. */
const shortened = 300;

/** Fields that change with every write and tell nothing. */
const silent = new Set(['version', 'updated_at', 'folded_title', 'folded_text']);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const flatten = (value: Record<string, unknown>, prefix = ''): Map<string, string> => {
  const flat = new Map<string, string>();
  for (const [key, inner] of Object.entries(value)) {
    if (silent.has(key)) continue;
    if (inner instanceof Date) flat.set(prefix + key, formatDateTime(inner));
    else if (isObject(inner))
      for (const [path, text] of flatten(inner, `${prefix}${key}.`)) flat.set(path, text);
    else if (inner !== null && inner !== undefined)
      flat.set(prefix + key, typeof inner === 'string' ? inner : JSON.stringify(inner));
  }
  return flat;
};

const cut = (text: string | undefined, longest: number): string | null =>
  text === undefined ? null : text.length > longest ? `${text.slice(0, longest)}…` : text;

/** What differs between two snapshots, field by field (`translations.vi.title`); long texts are cut short. */
export const changedFields = (before: Snapshot, after: Snapshot, longest = shortened): FieldChange[] => {
  const [was, is] = [flatten(before ?? {}), flatten(after ?? {})];
  const fields = [...new Set([...was.keys(), ...is.keys()])].filter(
    (field) => was.get(field) !== is.get(field),
  );
  return fields.map((field) => ({
    field,
    before: cut(was.get(field), longest),
    after: cut(is.get(field), longest),
  }));
};
