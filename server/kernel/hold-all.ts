import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import type { Entity } from './entity';

/**
 * Holds many records that are referred to, as `holdReference` does for one. They are locked in id order, so that two
 * writes of the same ones wait for each other. Returns the first id that is not there, undefined when all are.
 */
export const holdAll = async (
  tx: Transaction,
  { record }: Pick<Entity, 'record'>,
  ids: readonly number[],
): Promise<number | undefined> => {
  if (ids.length === 0) return undefined;
  const rows = await tx
    .select({ id: record.id })
    .from(record)
    .where(and(inArray(record.id, [...new Set(ids)]), isNull(record.deleted_at)))
    .orderBy(asc(record.id))
    .for('share');
  const found = new Set(rows.map((row) => row.id));
  return ids.find((id) => !found.has(id));
};
