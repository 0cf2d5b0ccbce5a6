import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/client';
import { auditEntries, media, mediaTranslations } from '../../../db/schema';

/** Who changes something, and in which request. */
export interface Author {
  adminId: number;
  requestId: string;
}

/** The record as it is stored, with its alt texts. */
export const snapshot = async (tx: Transaction, id: number): Promise<Record<string, unknown> | null> => {
  const [row] = await tx.select().from(media).where(eq(media.id, id));
  if (!row) return null;
  const { blur: _blur, ...kept } = row;
  const texts = await tx.select().from(mediaTranslations).where(eq(mediaTranslations.media_id, id));
  return { ...kept, alt: Object.fromEntries(texts.map(({ lang_id, alt }) => [lang_id, alt])) };
};

type Snapshot = Awaited<ReturnType<typeof snapshot>>;

/** Writes who changed what, in the transaction of the change. */
export const recordChange = async (
  tx: Transaction,
  { adminId, requestId }: Author,
  id: number,
  change: { action: 'create' | 'update' | 'delete' | 'restore'; before: Snapshot; after: Snapshot },
) => {
  await tx.insert(auditEntries).values({
    admin_id: adminId,
    action: change.action,
    entity: 'media',
    record_id: id,
    title: String((change.after ?? change.before)?.original_name ?? ''),
    before: change.before,
    after: change.after,
    request_id: requestId,
  });
};
