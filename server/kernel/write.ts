import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import type { Actor } from '../access';
import { ApiError, invalidField } from '../errors';
import type { Language } from '../language';
import { parseDateTime } from '../time';
import { type Entity, type Input, recordNotFound, type WriteContext } from './entity';
import { type Findings, gatherFindings } from './findings';
import { recordChange, snapshot } from './history';
import { sanitise } from './html';
import { imageId } from './images';
import { withStatus } from './is-active';
import { byLanguage, type LanguageTexts } from './other-languages';
import { mayPublish } from './publishing';
import { freeSlug, rememberSlug } from './slugs';
import { checkLastAdmission, checkShortVisit } from './visitor-info/given';
import { checkColumns } from './visitor-info/opposites';
import { keepAlt, takeAlt } from './waiting-alts';
import { holdReferences, writtenColumns } from './written-columns';

/** What a write confirms, for the context of all that it writes. */
export const confirmedBy = (input: Input): Pick<WriteContext, 'confirmed'> =>
  Array.isArray(input.confirmed) ? { confirmed: input.confirmed.map(String) } : {};

const instantOf = (value: unknown): Date | null =>
  typeof value === 'string' && value !== '' ? parseDateTime(value) : null;

const given = (input: Input, names: string[]) =>
  Object.fromEntries(names.filter((name) => input[name] !== undefined).map((name) => [name, input[name]]));

type Times = Record<'published_at' | 'hidden_at', Date | null>;

/** When a record appears and disappears, as written. @throws ApiError invalid when it would go before it comes */
const timesGiven = (input: Input, stored: Times): Partial<Times> => {
  const times = {
    ...(input.published_at === undefined ? {} : { published_at: instantOf(input.published_at) }),
    ...(input.hidden_at === undefined ? {} : { hidden_at: instantOf(input.hidden_at) }),
  };
  const { published_at, hidden_at } = { ...stored, ...times };
  if (Object.keys(times).length > 0 && published_at && hidden_at && hidden_at <= published_at)
    throw invalidField('hidden_at', 'hidden_before_published');
  return times;
};

const untimed: Times = { published_at: null, hidden_at: null };

const ownColumns = async (entity: Entity, context: WriteContext, input: Input) => {
  await entity.check?.(context, input);
  await holdReferences(context.tx, entity.references, input);
  const written = { fields: entity.input.record, except: entity.writesItself };
  return {
    ...writtenColumns(entity.record, written, input),
    ...(await entity.toColumns?.(context, input)),
  };
};

const recordColumns = async (entity: Entity, context: WriteContext, input: Input, stored = untimed) => ({
  ...given(input, ['status']),
  ...(input.image === undefined ? {} : { image_id: await imageId(context.tx, input.image) }),
  ...timesGiven(input, stored),
  ...(await ownColumns(entity, context, input)),
});

/** Translated fields that are columns; others (tags) lie in tables of their own and are written by `afterWrite`. */
const textColumns = ({ input, translation }: Entity) =>
  Object.keys(input.translation).filter((name) => name in getTableColumns(translation));

/** With `asDraft` a language that the record didn't have is not published. */
const writeTranslation = async (
  entity: Entity,
  context: WriteContext,
  recordId: number,
  input: Input,
  { asDraft = false } = {},
) => {
  const { translation } = entity;
  const { tx, language } = context;
  const [stored] = await tx
    .select({ slug: translation.slug, title: translation.title })
    .from(translation)
    .where(and(eq(translation.record_id, recordId), eq(translation.lang_id, language)));
  const title = typeof input.title === 'string' ? input.title : stored?.title;
  const texts = given(input, ['title', 'description', 'image_alt', 'is_published', ...textColumns(entity)]);
  if (typeof input.content === 'string') texts.content = sanitise(input.content);
  if (title === undefined) {
    const { image_alt, ...others } = texts;
    if (Object.keys(others).length > 0 || input.slug) throw invalidField('title', 'required');
    // What a picture shows can be said before there is a title; it alone makes no translation.
    if (typeof image_alt === 'string') await keepAlt(tx, entity, recordId, language, image_alt);
    return;
  }
  if (!stored) texts.image_alt ??= await takeAlt(tx, entity, recordId, language);
  const slugGiven = typeof input.slug === 'string' && input.slug !== '' ? input.slug : undefined;
  const next =
    stored && !slugGiven
      ? stored.slug
      : await freeSlug(tx, entity, language, { ...(slugGiven ? { slug: slugGiven } : {}), title }, recordId);
  const published = stored || !asDraft ? {} : { is_published: false };
  const values = { ...published, ...texts, title, slug: next };
  await tx
    .insert(translation)
    .values({ record_id: recordId, lang_id: language, ...values })
    .onConflictDoUpdate({ target: [translation.record_id, translation.lang_id], set: values });
  await rememberSlug(tx, entity, language, recordId, { from: stored?.slug ?? null, to: next });
};

const nextPosition = async (tx: Transaction, { record, insertAt }: Entity): Promise<number> => {
  const edge =
    insertAt === 'start'
      ? sql<number>`coalesce(min(${record.sort}), 1) - 1`
      : sql<number>`coalesce(max(${record.sort}), 0) + 1`;
  const [row] = await tx.select({ position: edge }).from(record);
  return row?.position ?? 0;
};

export interface WriteRequest {
  actor: Actor;
  language: Language;
  requestId: string;
  input: Input;
}

/** What a write says in each language, and what lies in other tables; all that is wrong with it is told at once. */
const writeTexts = async (
  entity: Entity,
  context: WriteContext,
  recordId: number,
  texts: readonly LanguageTexts[],
  {
    asDraft = false,
    columns,
    findings,
  }: { asDraft?: boolean; columns: object | undefined; findings: Findings },
) => {
  const { gather, settle } = findings;
  for (const { language, input, path } of texts) {
    const spoken = { ...context, language, ...(path === '' ? {} : { isBeside: true }) };
    await gather(path, () => writeTranslation(entity, spoken, recordId, input, { asDraft }));
    // Parts are held against the record's own columns: where those are wrong, what is said of parts may be too.
    if (columns) await gather(path, async () => entity.afterWrite?.(spoken, recordId, input));
  }
  settle();
};

/** Creates a record with its first translations. Returns its id. */
export const createContent = async (
  tx: Transaction,
  entity: Entity,
  written: WriteRequest,
): Promise<number> => {
  const request = { ...written, input: withStatus(written.input) };
  const context: WriteContext = { tx, ...request };
  const texts = byLanguage(request.input, request.language);
  const [{ input }] = texts;
  const columns = await recordColumns(entity, context, input);
  const [row] = await tx
    .insert(entity.record)
    .values({ ...columns, sort: await nextPosition(tx, entity) })
    .returning({ id: entity.record.id });
  if (!row) throw new ApiError('internal');
  await writeTexts(entity, context, row.id, texts, { columns, findings: gatherFindings() });
  const after = await snapshot(context, entity, row.id);
  checkShortVisit(input, after);
  checkLastAdmission(input, after);
  checkColumns(input, after);
  await recordChange(context, entity, row.id, { action: 'create', before: null, after });
  return row.id;
};

/** Locks records, whether they lie in the bin or not, in id order, so that two such writes wait for each other. */
export const lockRecords = (tx: Transaction, entity: Entity, ids: readonly number[]) =>
  tx
    .select({
      id: entity.record.id,
      version: entity.record.version,
      status: entity.record.status,
      deleted_at: entity.record.deleted_at,
      published_at: entity.record.published_at,
      hidden_at: entity.record.hidden_at,
    })
    .from(entity.record)
    .where(inArray(entity.record.id, [...ids]))
    .orderBy(entity.record.id)
    // Not `update`: that would also hold up writes which only refer to a record, and two such could deadlock.
    .for('no key update');

/** Locks one record. @throws ApiError not_found */
export const lockRecord = async (tx: Transaction, entity: Entity, recordId: number) => {
  const [row] = await lockRecords(tx, entity, [recordId]);
  if (!row) throw recordNotFound(entity);
  return row;
};

/** Signals that the stored record is newer than the one that was edited; the route adds the stored one. */
export class StaleVersion extends Error {}

/** Writes the given fields of a record and of its translations, as one version. @throws StaleVersion, ApiError not_found or invalid */
export const updateContent = async (
  tx: Transaction,
  entity: Entity,
  recordId: number,
  written: WriteRequest,
): Promise<void> => {
  const request = { ...written, input: withStatus(written.input) };
  const context: WriteContext = { tx, ...request, ...confirmedBy(request.input) };
  const stored = await lockRecord(tx, entity, recordId);
  if (stored.deleted_at) throw recordNotFound(entity);
  if (typeof request.input.version === 'number' && request.input.version < stored.version)
    throw new StaleVersion();
  const before = await snapshot(context, entity, recordId);
  const texts = byLanguage(request.input, request.language);
  const [{ input }] = texts;
  const findings = gatherFindings();
  const columns = await findings.gather('', () => recordColumns(entity, context, input, stored));
  await tx
    .update(entity.record)
    .set({ ...columns, version: sql`${entity.record.version} + 1`, updated_at: sql`now()` })
    .where(eq(entity.record.id, recordId));
  // What is live stays as visitors know it until somebody publishes the new language.
  const asDraft = stored.status === 1 && !mayPublish(context.actor, entity);
  await writeTexts(entity, context, recordId, texts, { asDraft, columns, findings });
  const after = await snapshot(context, entity, recordId);
  checkShortVisit(input, after);
  checkLastAdmission(input, after);
  checkColumns(input, after);
  await recordChange(context, entity, recordId, { action: 'update', before, after });
};
