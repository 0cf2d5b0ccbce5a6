import { and, eq, sql } from 'drizzle-orm';
import {
  auditEntries,
  faqs,
  galleryItems,
  ratings,
  reviews,
  revisions,
  savedItems,
  searchDocuments,
  seoRecords,
  slugHistory,
  staleTexts,
  taggings,
} from '../../../../db/schema';
import { anonymous } from '../../../access';
import { ApiError } from '../../../errors';
import type { WriteContext } from '../../../kernel/entity';
import { recordChange } from '../../../kernel/history';
import { binDays } from '../../../kernel/remove';
import { faqEntityTypes } from '../../../kinds/faq/kind';
import { galleryModulesOf } from '../../../kinds/gallery';
import { databaseError } from '../../../platform/plugins/database-errors';
import { type AfterPurge, type BinnedKind, binnedKinds } from './kinds';

/** What other tables keep of a record by its name and number, without a foreign key that would take it along. */
const purgeTraces = async ({ tx }: WriteContext, { name, moduleId }: BinnedKind, id: number) => {
  for (const table of [searchDocuments, slugHistory, taggings, staleTexts, revisions, ratings, savedItems]) {
    await tx.delete(table).where(and(eq(table.entity, name), eq(table.record_id, id)));
  }
  for (const module of galleryModulesOf(name)) {
    await tx.delete(galleryItems).where(and(eq(galleryItems.module, module), eq(galleryItems.entity_id, id)));
  }
  if (name === 'city') {
    await tx.delete(faqs).where(and(eq(faqs.entity_type, faqEntityTypes.city), eq(faqs.entity_id, id)));
  }
  if (moduleId === null) return;
  for (const table of [seoRecords, reviews]) {
    await tx.delete(table).where(and(eq(table.entity_type, moduleId), eq(table.entity_id, id)));
  }
};

/**
 * Deletes a record in the bin for good, with all that belongs to it; audit entries stay.
 * Returns what is left to do after the
 * transaction, if anything.
 * @throws ApiError not_found when it isn't in the bin; in_use when something that stays refers to it
 */
export const purgeRecord = async (
  context: WriteContext,
  kind: BinnedKind,
  id: number,
): Promise<AfterPurge | undefined> => {
  const { tx } = context;
  const { table, deletedAt, name } = kind;
  const [found] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), sql`${deletedAt} is not null`))
    .for('update');
  if (!found) throw new ApiError('not_found');
  const [last] = await tx
    .select({ title: auditEntries.title })
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, name), eq(auditEntries.record_id, id)))
    .orderBy(sql`${auditEntries.id} desc`)
    .limit(1);
  const after = await kind.purging?.(context, id);
  await purgeTraces(context, kind, id);
  await tx.delete(table).where(eq(table.id, id));
  const change = { action: 'purge', before: null, after: null, title: last?.title ?? '' } as const;
  await recordChange(context, { name }, id, change);
  return after;
};

/** Records of one kind in one round: what is left waits for the next. */
const perRound = 200;

const purgeOverdue = async (app: Parameters<AfterPurge>[0], kind: BinnedKind): Promise<number> => {
  const { table, deletedAt } = kind;
  const { db } = app;
  const overdue = await db
    .select({ id: table.id })
    .from(table)
    .where(sql`${deletedAt} < now() - make_interval(days => ${binDays})`)
    .orderBy(deletedAt)
    .limit(perRound);
  let purged = 0;
  for (const { id } of overdue) {
    const context = { actor: anonymous, language: 'vi', requestId: 'bin' } as const;
    const done = await db
      .transaction((tx) => purgeRecord({ ...context, tx }, kind, Number(id)))
      .then((after) => after?.(app))
      .then(() => true)
      .catch((error: Error) => {
        // Something still needs it, or another process was quicker; it is tried again in the next round.
        if (error instanceof ApiError || databaseError(error)) return false;
        throw error;
      });
    if (done) purged += 1;
  }
  return purged;
};

/** Deletes for good what has been in the bin for longer than it can be restored. Safe at any time, in any process. */
export const purgeBin = async (app: Parameters<AfterPurge>[0]): Promise<number> => {
  let purged = 0;
  for (const kind of binnedKinds) purged += await purgeOverdue(app, kind);
  return purged;
};
