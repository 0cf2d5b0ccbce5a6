import { and, eq, inArray, sql } from 'drizzle-orm';
import { type ZodRawShape, z } from 'zod';
import { ApiError, missingFields } from '../../errors';
import { version } from '../../fields';
import { langId } from '../../language';
import type { Input, WriteContext } from '../entity';
import { gatherFindings } from '../findings';
import { byLanguage, inLanguages, type LanguageTexts } from '../other-languages';
import { mayPublish } from '../publishing';
import { confirmedBy, StaleVersion } from '../write';
import { confirmed } from '../write-input';
import { writtenColumns } from '../written-columns';
import { recorded, recordItemChanges, snapshots } from './history';
import type { Item, StoredItem } from './item';

/** What create and update take. Unknown fields are refused; an update may leave out all but the language. */
export const itemInput = ({ input, required, translation }: Item) => {
  const fields = { ...input.record, ...input.texts };
  const optional = z.object(fields).partial().shape;
  const needed = Object.fromEntries(
    Object.entries(fields).filter(([name]) => [...required.record, ...required.texts].includes(name)),
  );
  const common = { lang_id: translation ? langId : langId.optional(), version };
  const texts = z.object(input.texts).partial().shape;
  const neededTexts = Object.fromEntries(
    Object.entries(input.texts).filter(([name]) => required.texts.includes(name)),
  );
  const inOthers = (shape: ZodRawShape) =>
    translation ? { translations: inLanguages(z.strictObject(shape)) } : {};
  return {
    create: z.strictObject({
      ...optional,
      ...needed,
      ...inOthers({ ...texts, ...neededTexts }),
      ...common,
    }),
    update: z.strictObject({
      ...optional,
      ...inOthers(texts),
      ...common,
      ...(translation ? { confirmed } : {}),
    }),
  };
};

/** Locks records that are not in the bin (or, with `inBin`, such that are). @throws ApiError not_found, unless it is so of all */
export const lockItems = async (
  { tx }: WriteContext,
  { table, live, bin }: Item,
  ids: readonly number[],
  { inBin = false } = {},
) => {
  const rows = await tx
    .select({
      id: table.id,
      version: table.version,
      live: sql<number>`${live}`,
      days_in_bin: sql<
        number | null
      >`extract(epoch from now() - ${bin ?? sql`null::timestamptz`})::float8 / 86400`,
    })
    .from(table)
    .where(inArray(table.id, [...ids]))
    // In id order, so that two such changes wait for each other instead of deadlocking.
    .orderBy(table.id)
    // Not `update`: that would also hold up writes which only refer to these records.
    .for('no key update');
  const isThere = (row: (typeof rows)[number]) => (row.days_in_bin !== null) === inBin;
  if (rows.length < ids.length || !rows.every(isThere)) throw new ApiError('not_found');
  return rows;
};

/** Locks one record that is not in the bin. @throws ApiError not_found */
export const lockItem = async (context: WriteContext, item: Item, recordId: number) => {
  const [row] = await lockItems(context, item, [recordId]);
  if (!row) throw new ApiError('not_found');
  return row;
};

/** The texts among what was written, as they are stored. */
const textsOf = ({ input, toTexts }: Item, written: Input): Input => {
  const names = Object.keys(input.texts).filter((name) => written[name] !== undefined);
  const texts = Object.fromEntries(names.map((name) => [name, written[name]]));
  return toTexts?.(texts) ?? texts;
};

/** Writes the texts of one language; a translation that is new needs those without which it is none. */
export const writeTexts = async (
  { tx, language }: WriteContext,
  item: Item,
  recordId: number,
  written: Input,
) => {
  const { translation, required } = item;
  if (!translation) return;
  const texts = textsOf(item, written);
  if (Object.keys(texts).length === 0) return;
  const where = and(eq(translation.record_id, recordId), eq(translation.lang_id, language));
  const changed = await tx.update(translation).set(texts).where(where).returning();
  if (changed.length > 0) return;
  const missing = required.texts.filter((name) => texts[name] === undefined);
  if (missing.length > 0) throw missingFields(missing);
  await tx.insert(translation).values({ record_id: recordId, lang_id: language, ...texts });
};

/** Writes the texts of each language; all that is wrong with them is told at once. */
const writeLanguages = async (
  context: WriteContext,
  item: Item,
  recordId: number,
  languages: readonly LanguageTexts[],
  omitted: Input = {},
) => {
  const { gather, settle } = gatherFindings();
  for (const { language, input, path } of languages)
    await gather(path, () => writeTexts({ ...context, language }, item, recordId, { ...omitted, ...input }));
  settle();
};

/** Columns of a record for what was written. @throws ApiError invalid */
export const itemColumns = async (context: WriteContext, item: Item, input: Input, stored: StoredItem) => {
  await item.check?.(context, input, stored);
  return {
    ...writtenColumns(item.table, { fields: item.input.record, except: item.writesItself }, input),
    ...(await item.toColumns?.(context, input, stored)),
  };
};

/** Creates a record with its first translations, as the last in the order. Returns its id. */
export const createItem = async (context: WriteContext, item: Item, written: Input): Promise<number> => {
  const { tx } = context;
  const languages = byLanguage(written, context.language);
  const [{ input }] = languages;
  const { table } = item;
  const columns = await itemColumns(context, item, input, null);
  // Some kinds are live from the start; for those who don't publish it is hidden instead.
  const draft = mayPublish(context.actor, item) ? {} : { [item.live.name]: 0 };
  const [last] = await tx.select({ position: sql<number>`coalesce(max(${table.sort}), 0) + 1` }).from(table);
  const [row] = await tx
    .insert(table)
    .values({ ...draft, ...columns, sort: last?.position ?? 1 })
    .returning({ id: table.id });
  if (!row) throw new ApiError('internal');
  // Words that may be left out are empty, so that the record is there in the language it was made in.
  const optional = Object.keys(item.input.texts).filter((name) => !item.required.texts.includes(name));
  const empty = Object.fromEntries(optional.map((name) => [name, '']));
  await writeLanguages(context, item, row.id, languages, empty);
  const [made] = await snapshots(context, item, [row.id]);
  await recordItemChanges(context, item, 'create', [{ after: made }]);
  return row.id;
};

/** Writes the given fields of a record and of its translations, as one version. @throws StaleVersion, ApiError not_found or invalid */
export const updateItem = async (context: WriteContext, item: Item, recordId: number, written: Input) => {
  const { tx } = context;
  const { table } = item;
  const languages = byLanguage(written, context.language);
  const [{ input }] = languages;
  const locked = await lockItem(context, item, recordId);
  if (typeof input.version === 'number' && input.version < locked.version) throw new StaleVersion();
  await recorded({ ...context, ...confirmedBy(input) }, item, recordId, 'update', async () => {
    const [stored] = await tx.select().from(table).where(eq(table.id, recordId));
    const columns = await itemColumns(context, item, input, stored ?? null);
    await tx
      .update(table)
      .set({ ...columns, ...nextVersion(item) })
      .where(eq(table.id, recordId));
    await writeLanguages(context, item, recordId, languages);
  });
};

/** What every write of a record changes. */
export const nextVersion = ({ table }: Item) => ({
  version: sql`${table.version} + 1`,
  updated_at: sql`now()`,
});
