import { and, eq, sql } from 'drizzle-orm';
import { settings } from '../../../../db/schema';
import { invalidField } from '../../../errors';
import type { WriteContext } from '../../../kernel/entity';
import { recordChange } from '../../../kernel/history';
import { sanitise } from '../../../kernel/html';
import { heldImage } from '../../../kernel/images';
import { StaleVersion } from '../../../kernel/write';
import { type Language, languageCodes } from '../../../language';
import type { SettingGroup } from './group';
import { valueAt, withAt } from './read';
import { noteStaleSetting } from './texts';

type Value = Record<string, unknown>;

/** The name under which audit and revisions know settings. */
export const settingEntity = { name: 'setting' };

/** A group has a value per language, each with versions of its own: history knows each by a number. */
export const historyNumber = ({ number }: SettingGroup, language: Language): number =>
  number * 10 + languageCodes.indexOf(language) + 1;

const cleaned = async (context: WriteContext, { html, picture }: SettingGroup, given: Value) => {
  const texts = Object.fromEntries(
    html.flatMap((name) => (typeof given[name] === 'string' ? [[name, sanitise(given[name])]] : [])),
  );
  const value = { ...given, ...texts };
  const field = picture.at(-1);
  const path = valueAt(value, picture);
  if (field === undefined || path === undefined) return value;
  const held = await heldImage(context.tx, path, ['value', ...picture].join('.'));
  return held === null ? withAt(value, picture, { [field]: null }) : value;
};

/**
 * Writes the given fields of a group in the context's language; others stay. Returns the number of the new version.
 * @throws StaleVersion, ApiError invalid
 */
export const writeGroup = async (
  context: WriteContext,
  group: SettingGroup,
  given: Value,
  readVersion?: number,
): Promise<number> => {
  const { tx, language, actor } = context;
  const where = and(eq(settings.group, group.name), eq(settings.lang_id, language));
  // The first write makes the row before it reads it, so that a second one at that moment waits and loses nothing.
  await tx
    .insert(settings)
    .values({ group: group.name, lang_id: language, value: {}, version: 0 })
    .onConflictDoNothing();
  const [stored] = await tx.select().from(settings).where(where).for('update');
  const before = { value: stored?.value ?? {}, version: stored?.version ?? 0 };
  if (readVersion !== undefined && readVersion < before.version) throw new StaleVersion();
  const value: Value = { ...before.value, ...(await cleaned(context, group, given)) };
  const after = { value, version: before.version + 1 };
  const missing = group.required.find((name) => !value[name]);
  if (missing) throw invalidField(`value.${missing}`, 'required');
  await tx
    .update(settings)
    .set({ ...after, updated_by: actor.kind === 'admin' ? actor.id : null, updated_at: sql`now()` })
    .where(where);
  await noteStaleSetting(context, group, {
    before: before.version === 0 ? null : before.value,
    after: value,
  });
  const named = { group: group.name, lang_id: language };
  const number = historyNumber(group, language);
  await recordChange(context, settingEntity, number, {
    action: before.version === 0 ? 'create' : 'update',
    before: before.version === 0 ? null : { ...named, ...before },
    since: stored?.updated_at,
    after: { ...named, ...after },
    title: group.name,
  });
  return after.version;
};
