import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client';
import { media, settings } from '../../../../db/schema';
import type { Language } from '../../../language';
import { formatDateTime } from '../../../time';
import type { SettingGroup } from './group';
import { staleSettingTexts } from './texts';

type Value = Record<string, unknown>;

const isObject = (value: unknown): value is Value => typeof value === 'object' && value !== null;

/** A value with other fields beside the one at the end of a path. */
export const withAt = (value: Value, path: readonly string[], fields: Value): Value => {
  const [first, ...rest] = path;
  if (first === undefined || rest.length === 0) return { ...value, ...fields };
  const inner = value[first];
  return { ...value, [first]: withAt(isObject(inner) ? inner : {}, rest, fields) };
};

/** What a path leads to in a value. */
export const valueAt = (value: Value, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), value);

/**
 * A group as it is stored, empty where nobody has written it. Its picture comes under the name that it has now, which
 * changes with its focal point. `version` is 0 until the first write.
 */
export const readGroup = async (
  db: Queryable,
  { name, picture, empty }: SettingGroup,
  language: Language,
) => {
  const path = sql`${sql.param(picture.length > 0 ? [...picture] : ['-'])}::text[]`;
  const [row] = await db
    .select({
      value: settings.value,
      version: settings.version,
      updated_at: settings.updated_at,
      file: media.file,
      blur: media.blur,
    })
    .from(settings)
    .leftJoin(media, sql`left(${media.file}, 32) = left(substr(${settings.value} #>> ${path}, 8), 32)`)
    .where(and(eq(settings.group, name), eq(settings.lang_id, language)));
  const field = picture.at(-1);
  const value = { ...empty, ...row?.value };
  return {
    value:
      field === undefined
        ? value
        : withAt(value, picture, { [field]: row?.file ? `/media/${row.file}` : null }),
    blur: row?.blur ?? null,
    version: row?.version ?? 0,
    updated_at: row ? formatDateTime(row.updated_at) : null,
  };
};

/** What pages show of a group: with the placeholder of its picture. */
export const readForPages = async (db: Queryable, group: SettingGroup, language: Language) => {
  const { value, blur, updated_at } = await readGroup(db, group, language);
  const field = group.picture.at(-1);
  const shown = field === undefined ? value : withAt(value, group.picture, { [`${field}_blur`]: blur });
  return { group: group.name, lang_id: language, value: group.output.parse(shown), updated_at };
};

/** What editors get of a group; `value` is what they write back, so that it has no placeholder. */
export const readForEditors = async (db: Queryable, group: SettingGroup, language: Language) => {
  const [{ value, version, updated_at }, stale_texts] = await Promise.all([
    readGroup(db, group, language),
    staleSettingTexts(db, group),
  ]);
  const field = group.picture.at(-1);
  const edited = field === undefined ? value : withAt(value, group.picture, { [`${field}_blur`]: undefined });
  return {
    group: group.name,
    lang_id: language,
    value: group.output.parse(edited),
    version,
    updated_at,
    stale_texts,
  };
};
