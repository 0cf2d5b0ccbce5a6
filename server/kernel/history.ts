import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { auditEntries, revisions, taggings, tags } from '../../db/schema';
import { byRecord } from './by-record';
import type { Entity, WriteContext } from './entity';
import { requirePublishing } from './publishing';
import { indexRecords, indexVisibility } from './search-documents';
import { noteStale } from './stale';
import { requireWordsOnly } from './translating';
import { isVisitedKind, noteIssues } from './visitor-info/issues';

const adminId = (context: WriteContext) => (context.actor.kind === 'admin' ? context.actor.id : null);

/** Tags of records by language, in order. */
const tagsOf = async (tx: Transaction, entity: Entity, ids: readonly number[]) => {
  const rows = await tx
    .select({
      record_id: taggings.record_id,
      lang_id: tags.lang_id,
      names: sql<string[]>`array_agg(${tags.name} order by ${taggings.sort})`,
    })
    .from(taggings)
    .innerJoin(tags, eq(tags.id, taggings.tag_id))
    .where(and(eq(taggings.entity, entity.name), inArray(taggings.record_id, [...ids])))
    .groupBy(taggings.record_id, tags.lang_id);
  return byRecord(rows, ({ record_id }) => record_id);
};

/**
 * Records as they are stored now, in id order, with their texts in every language and what belongs to them in other tables.
 * The same few queries, however many there are.
 */
export const snapshots = async ({ tx }: WriteContext, entity: Entity, ids: readonly number[]) => {
  const { record, translation } = entity;
  const records = await tx
    .select()
    .from(record)
    .where(inArray(record.id, [...ids]))
    .orderBy(asc(record.id));
  if (records.length === 0) return [];
  const rows = await tx
    .select()
    .from(translation)
    .where(inArray(translation.record_id, [...ids]));
  const texts = byRecord(rows, ({ record_id }) => record_id);
  const parts = await entity.parts?.(tx, ids);
  const tagged = await tagsOf(tx, entity, ids);
  return records.map((row) => ({
    ...row,
    ...parts?.(row.id),
    tags: Object.fromEntries((tagged.get(row.id) ?? []).map(({ lang_id, names }) => [lang_id, names])),
    translations: Object.fromEntries(
      (texts.get(row.id) ?? []).map(
        ({ folded_title: _title, folded_text: _text, record_id: _id, lang_id, ...words }) => [lang_id, words],
      ),
    ),
  }));
};

/** One record as it is stored now; null when there is none. */
export const snapshot = async (context: WriteContext, entity: Entity, recordId: number) =>
  (await snapshots(context, entity, [recordId]))[0] ?? null;

/** The state of a record that audit and revision keep. */
export interface Kept {
  version: number;
  translations?: Partial<Record<string, { title?: string }>>;
}

export interface Change {
  action: 'create' | 'update' | 'delete' | 'restore' | 'purge' | 'publish' | 'sort';
  before: (Kept & Record<string, unknown>) | null;
  after: (Kept & Record<string, unknown>) | null;
  /** What the audit list calls the record; its title in the language of the write if not given. */
  title?: string;
  /** Since when the state before has been so, where it doesn't say so itself. */
  since?: Date | undefined;
}

/** What one change did to one of several records. */
export type RecordChange = Change & { recordId: number };

const titleOf = (kept: Kept | null, language: string): string => {
  const { translations = {} } = kept ?? {};
  return translations[language]?.title ?? Object.values(translations)[0]?.title ?? '';
};

const isContent = (entity: { name: string }): entity is Entity => 'translation' in entity;

/** When a state came to be, as far as the record says it. */
const sinceWhen = ({ updated_at }: Record<string, unknown>): Date | undefined =>
  updated_at instanceof Date ? updated_at : undefined;

/**
 * Keeps the state in which records came with the product, or were made before there was a history: their first change would
 * else be the only one that can't be taken back. Nobody is its author.
 */
const keepFirst = async (
  { tx, language }: WriteContext,
  entity: string,
  changes: readonly RecordChange[],
): Promise<void> => {
  const first = changes.flatMap(({ recordId, before, after, since }) =>
    before && after && before.version < after.version ? [{ recordId, before, since }] : [],
  );
  if (first.length === 0) return;
  const ids = first.map(({ recordId }) => recordId);
  const rows = await tx
    .selectDistinct({ id: revisions.record_id })
    .from(revisions)
    .where(and(eq(revisions.entity, entity), inArray(revisions.record_id, ids)));
  const known = new Set(rows.map(({ id }) => id));
  const unknown = first.filter(({ recordId }) => !known.has(recordId));
  if (unknown.length === 0) return;
  await tx
    .insert(revisions)
    .values(
      unknown.map(({ recordId, before, since }) => ({
        entity,
        record_id: recordId,
        lang_id: language,
        version: before.version,
        snapshot: before,
        created_at: since ?? sinceWhen(before),
      })),
    )
    .onConflictDoNothing();
};

/** Brings what search knows of records up to date. Only some changes touch their words, which take long to read. */
const tellSearch = async (
  { tx }: WriteContext,
  entity: Entity,
  changes: readonly RecordChange[],
): Promise<void> => {
  const idsOf = (isReworded: boolean) =>
    changes
      .filter(
        ({ action }) => action !== 'sort' && isReworded === (action === 'create' || action === 'update'),
      )
      .map(({ recordId }) => recordId);
  await indexRecords(tx, entity, idsOf(true));
  await indexVisibility(tx, entity, idsOf(false));
};

/**
 * Writes audit and revision, and what search knows of the records, in the transaction of the change, so that none of
 * them exists without the others. A change that is not this editor's to make ends here. As few statements for many
 * records as for one: how many at once is a matter of memory, which holds their states.
 * @throws ApiError forbidden
 */
export const recordChanges = async (
  context: WriteContext,
  entity: { name: string },
  changes: readonly RecordChange[],
): Promise<void> => {
  if (changes.length === 0) return;
  for (const change of changes) {
    requirePublishing(context.actor, entity, change);
    requireWordsOnly(context.actor, entity, change);
  }
  const { tx, confirmed } = context;
  const written = { entity: entity.name, lang_id: context.language, admin_id: adminId(context) };
  await tx.insert(auditEntries).values(
    changes.map(({ recordId, action, title, before, after }) => ({
      ...written,
      record_id: recordId,
      action,
      title: title ?? titleOf(after ?? before, context.language),
      before,
      after: confirmed && after ? { ...after, confirmed } : after,
      request_id: context.requestId,
    })),
  );
  if (isContent(entity) && entity.page) await tellSearch(context, entity, changes);
  if (isVisitedKind(entity.name))
    await noteIssues(tx, entity.name, new Map(changes.map(({ recordId, after }) => [recordId, after])));
  for (const { recordId, action, before, after } of changes)
    if (after && (action === 'create' || action === 'update'))
      await noteStale(tx, entity.name, recordId, { before, after, confirmed });
  await keepFirst(context, entity.name, changes);
  const kept = changes.flatMap(({ recordId, after }) =>
    after ? [{ ...written, record_id: recordId, version: after.version, snapshot: after }] : [],
  );
  if (kept.length > 0) await tx.insert(revisions).values(kept).onConflictDoNothing();
};

/** Writes down what became of one record. @throws ApiError forbidden */
export const recordChange = (
  context: WriteContext,
  entity: { name: string },
  recordId: number,
  change: Change,
): Promise<void> => recordChanges(context, entity, [{ recordId, ...change }]);
