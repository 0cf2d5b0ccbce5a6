import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../db/client';
import { nfcTags } from '../../../../db/schema';
import { ApiError, invalidField } from '../../../errors';
import type { WriteContext } from '../../../kernel/entity';
import { recordChange } from '../../../kernel/history';
import { holdReference } from '../../../kernel/reference';
import { StaleVersion } from '../../../kernel/write';
import { resource } from '../../../kinds/resource/kind';
import { newTagCode } from '../../sales/order/codes';

type NfcTag = typeof nfcTags.$inferSelect;

const note = (
  context: WriteContext,
  action: 'create' | 'update' | 'delete',
  before: NfcTag | null,
  after: NfcTag | null,
) => {
  const { id, code } = after ?? before ?? { id: 0, code: '' };
  return recordChange(context, { name: 'nfc_tag' }, id, { action, before, after, title: code });
};

const lock = async (tx: Transaction, id: number): Promise<NfcTag> => {
  const [row] = await tx.select().from(nfcTags).where(eq(nfcTags.id, id)).for('update');
  if (!row) throw new ApiError('not_found');
  return row;
};

/** A new tag for a place. @throws ApiError invalid for a place that isn't there */
export const createNfcTag = async (
  context: WriteContext,
  { resource_id, location }: Pick<NfcTag, 'resource_id' | 'location'>,
): Promise<number> => {
  const { tx } = context;
  if (!(await holdReference(tx, resource, resource_id))) throw invalidField('resource_id', 'unknown_record');
  const [row] = await tx.insert(nfcTags).values({ code: newTagCode(), resource_id, location }).returning();
  if (!row) throw new ApiError('internal');
  await note(context, 'create', null, row);
  return row.id;
};

/** Writes down where a tag hangs, or switches it on or off. @throws StaleVersion, ApiError not_found */
export const updateNfcTag = async (
  context: WriteContext,
  id: number,
  change: { location?: string | undefined; is_active?: boolean | undefined; version?: number | undefined },
): Promise<void> => {
  const before = await lock(context.tx, id);
  if (change.version !== undefined && change.version < before.version) throw new StaleVersion();
  const { location = before.location, is_active = before.is_active } = change;
  const [after] = await context.tx
    .update(nfcTags)
    .set({ location, is_active, version: before.version + 1, updated_at: sql`now()` })
    .where(eq(nfcTags.id, id))
    .returning();
  await note(context, 'update', before, after ?? null);
};

/** Forgets a tag; the visits that it proved stay. @throws ApiError not_found */
export const removeNfcTag = async (context: WriteContext, id: number): Promise<void> => {
  const before = await lock(context.tx, id);
  await context.tx.delete(nfcTags).where(eq(nfcTags.id, id));
  await note(context, 'delete', before, null);
};
