import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client';
import { settings, staleTexts } from '../../../../db/schema';
import type { WriteContext } from '../../../kernel/entity';
import { noteStale } from '../../../kernel/stale';
import type { Language } from '../../../language';
import type { SettingGroup } from './group';

type Value = Record<string, unknown>;

const isObject = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is the same in every language, or no words at all. */
const notWords = new Set([
  'banner',
  'code',
  'email',
  'icon',
  'image',
  'link',
  'maps_link',
  'official_site',
  'phone',
  'video',
]);

const withoutOthers = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutOthers);
  if (!isObject(value)) return value;
  const fields = Object.entries(value).filter(([name]) => !notWords.has(name));
  return Object.fromEntries(fields.map(([name, inner]) => [name, withoutOthers(inner)]));
};

/** The words of a group by their path in it, such as `hero.title`; a list is one text. */
const settingTexts = (value: Value, prefix = ''): Value =>
  Object.fromEntries(
    Object.entries(withoutOthers(value) as Value).flatMap(([name, inner]) =>
      isObject(inner)
        ? Object.entries(settingTexts(inner, `${prefix}${name}.`))
        : [[`${prefix}${name}`, inner] as const],
    ),
  );

interface Written {
  /** Null before the first write. */
  before: Value | null;
  after: Value;
}

/** Notes which texts of a group are stale after a write in one language, beside the other one as it is. */
export const noteStaleSetting = async (
  { tx, language, confirmed }: WriteContext,
  { name, number }: SettingGroup,
  { before, after }: Written,
) => {
  const [other] = await tx
    .select({ lang_id: settings.lang_id, value: settings.value })
    .from(settings)
    .where(and(eq(settings.group, name), ne(settings.lang_id, language), ne(settings.version, 0)));
  if (!other) return;
  const state = (value: Value) => ({
    translations: { [language]: settingTexts(value), [other.lang_id]: settingTexts(other.value) },
  });
  await noteStale(tx, 'setting', number, { before: before && state(before), after: state(after), confirmed });
};

/** By language and path: what the stale texts of a group were translated from. */
export const staleSettingTexts = async (db: Queryable, { number }: SettingGroup) => {
  const rows = await db
    .select({
      lang_id: staleTexts.lang_id,
      fields: sql<Record<string, string>>`json_object_agg(${staleTexts.field}, ${staleTexts.source})`,
    })
    .from(staleTexts)
    .where(and(eq(staleTexts.entity, 'setting'), eq(staleTexts.record_id, number)))
    .groupBy(staleTexts.lang_id);
  return Object.fromEntries(rows.map(({ lang_id, fields }) => [lang_id, fields])) as Partial<
    Record<Language, Record<string, string>>
  >;
};
