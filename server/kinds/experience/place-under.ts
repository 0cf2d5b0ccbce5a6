import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client';
import { experienceTypes } from '../../../db/schema';
import { invalidField } from '../../errors';
import { typesBelow } from './tree';

/** Names the lock under which only one transaction at a time changes the shape of the tree. */
const treeLock = 4_022_301_177;

/**
 * Makes moves in the tree, and deletions, wait for each other until the transaction ends: two moves that are fine by
 * themselves can make a circle together. Row locks would not do, since a circle can run over any number of rows.
 */
export const lockTree = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(${treeLock})`);

const checkParent = async (tx: Transaction, typeId: number, parentId: number) => {
  if (parentId === typeId) throw invalidField('parent_id', 'self_reference');
  const { rows } = await tx.execute<{ is_below: boolean }>(sql`
    select parent.id in ${typesBelow(sql`${typeId}`)} as is_below
    from ${experienceTypes} parent where parent.id = ${parentId} and parent.deleted_at is null`);
  const [parent] = rows;
  if (!parent) throw invalidField('parent_id', 'unknown_record');
  if (parent.is_below) throw invalidField('parent_id', 'own_descendant');
};

/** Puts a type below another, or at the top for null. @throws ApiError invalid for itself, its descendants, no type */
export const placeUnder = async (tx: Transaction, typeId: number, parentId: number | null) => {
  if (parentId !== null) {
    await lockTree(tx);
    await checkParent(tx, typeId, parentId);
  }
  await tx.update(experienceTypes).set({ parent_id: parentId }).where(eq(experienceTypes.id, typeId));
};
