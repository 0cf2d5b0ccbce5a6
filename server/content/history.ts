import { eq } from 'drizzle-orm';
import { auditEntries, revisions } from '../../db/schema';
import type { Entity, WriteContext } from './entity';

const adminId = (context: WriteContext) => (context.actor.kind === 'admin' ? context.actor.id : null);

/** The record as it is stored now, with its texts in every language. */
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
  return { ...record, translations };
};

export type Snapshot = NonNullable<Awaited<ReturnType<typeof snapshot>>>;

export interface Change {
  action: 'create' | 'update' | 'delete' | 'restore' | 'publish' | 'sort';
  before: Snapshot | null;
  after: Snapshot | null;
}

/** Writes audit and revision in the transaction of the change, so that neither exists without the other. */
export const recordChange = async (
  context: WriteContext,
  entity: Entity,
  recordId: number,
  change: Change,
) => {
  const kept = change.after ?? change.before;
  const title =
    kept?.translations[context.language]?.title ?? Object.values(kept?.translations ?? {})[0]?.title ?? '';
  await context.tx.insert(auditEntries).values({
    admin_id: adminId(context),
    action: change.action,
    entity: entity.name,
    record_id: recordId,
    lang_id: context.language,
    title,
    before: change.before,
    after: change.after,
    request_id: context.requestId,
  });
  if (!change.after) return;
  await context.tx
    .insert(revisions)
    .values({
      entity: entity.name,
      record_id: recordId,
      lang_id: context.language,
      version: change.after.version,
      snapshot: change.after,
      admin_id: adminId(context),
    })
    .onConflictDoNothing();
};
