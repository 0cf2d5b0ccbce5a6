import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { auditEntries, revisions, taggings, tags } from '../../db/schema';
import type { Entity, WriteContext } from './entity';
import { requirePublishing } from './publishing';
import { indexRecord } from './search-documents';
import { noteStale } from './stale';
import { requireWordsOnly } from './translating';
import { isVisitedKind, noteIssues } from './visitor-info/issues';

const adminId = (context: WriteContext) => (context.actor.kind === 'admin' ? context.actor.id : null);

/** Tags of a record by language, in order. */
const tagsOf = async (tx: Transaction, entity: Entity, recordId: number) => {
  const rows = await tx
    .select({
      lang_id: tags.lang_id,
      names: sql<string[]>`array_agg(${tags.name} order by ${taggings.sort})`,
    })
    .from(taggings)
    .innerJoin(tags, eq(tags.id, taggings.tag_id))
    .where(and(eq(taggings.entity, entity.name), eq(taggings.record_id, recordId)))
    .groupBy(tags.lang_id);
  return Object.fromEntries(rows.map(({ lang_id, names }) => [lang_id, names]));
};

/** The record as it is stored now, with its texts in every language and what belongs to it in other tables. */
export const snapshot = async (context: WriteContext, entity: Entity, recordId: number) => {
  const [record] = await context.tx.select().from(entity.record).where(eq(entity.record.id, recordId));
  if (!record) return null;
  const rows = await context.tx
    .select()
    .from(entity.translation)
    .where(eq(entity.translation.record_id, recordId));
  const translations = Object.fromEntries(
    rows.map(({ folded_title: _title, folded_text: _text, record_id: _id, lang_id, ...texts }) => [
      lang_id,
      texts,
    ]),
  );
  const ownParts = await entity.parts?.(context.tx, recordId);
  return { ...record, ...ownParts, tags: await tagsOf(context.tx, entity, recordId), translations };
};

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

const titleOf = (kept: Kept | null, language: string): string => {
  const { translations = {} } = kept ?? {};
  return translations[language]?.title ?? Object.values(translations)[0]?.title ?? '';
};

const isContent = (entity: { name: string }): entity is Entity => 'translation' in entity;

/** When a state came to be, as far as the record says it. */
const sinceWhen = ({ updated_at }: Record<string, unknown>): Date | undefined =>
  updated_at instanceof Date ? updated_at : undefined;

/**
 * Keeps the state in which a record came with the product, or was made before there was a history: its first change would
 * else be the only one that can't be taken back. Nobody is its author.
 */
const keepFirst = async (
  { tx, language }: WriteContext,
  entity: string,
  recordId: number,
  { before, since }: { before: NonNullable<Change['before']>; since: Date | undefined },
) => {
  const known = await tx.$count(
    revisions,
    and(eq(revisions.entity, entity), eq(revisions.record_id, recordId)),
  );
  if (known > 0) return;
  await tx
    .insert(revisions)
    .values({
      entity,
      record_id: recordId,
      lang_id: language,
      version: before.version,
      snapshot: before,
      created_at: since ?? sinceWhen(before),
    })
    .onConflictDoNothing();
};

/**
 * Writes audit and revision, and what search knows of the record, in the transaction of the change, so that none of
 * them exists without the others. A change that is not this editor's to make ends here.
 * @throws ApiError forbidden
 */
export const recordChange = async (
  context: WriteContext,
  entity: { name: string },
  recordId: number,
  change: Change,
) => {
  requirePublishing(context.actor, entity, change);
  requireWordsOnly(context.actor, entity, change);
  const written = {
    entity: entity.name,
    record_id: recordId,
    lang_id: context.language,
    admin_id: adminId(context),
  };
  await context.tx.insert(auditEntries).values({
    ...written,
    action: change.action,
    title: change.title ?? titleOf(change.after ?? change.before, context.language),
    before: change.before,
    after:
      context.confirmed && change.after ? { ...change.after, confirmed: context.confirmed } : change.after,
    request_id: context.requestId,
  });
  if (isContent(entity) && entity.page && change.action !== 'sort') {
    await indexRecord(context.tx, entity, recordId);
  }
  if (isVisitedKind(entity.name)) await noteIssues(context.tx, entity.name, recordId, change.after);
  const { before, after, since } = change;
  if (!after) return;
  if (change.action === 'create' || change.action === 'update') {
    await noteStale(context.tx, entity.name, recordId, { before, after, confirmed: context.confirmed });
  }
  if (before && before.version < after.version)
    await keepFirst(context, entity.name, recordId, { before, since });
  await context.tx
    .insert(revisions)
    .values({ ...written, version: after.version, snapshot: after })
    .onConflictDoNothing();
};
