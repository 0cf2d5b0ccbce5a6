import { asc, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/client';
import { ApiError, invalidField } from '../errors';
import { ids } from '../fields';
import { langId } from '../language';
import { changeVisibility } from './change-visibility';
import { type Entity, recordNotFound, type WriteContext } from './entity';
import { recordChange } from './history';
import { nextStatus, type WantedStatus } from './wanted-status';
import { lockRecord } from './write';

/** Flips hidden and live under a row lock, so that parallel flips are each counted; or makes it what is wanted. */
export const flipStatus = async (
  context: WriteContext,
  entity: Entity,
  recordId: number,
  wanted?: WantedStatus,
) => {
  const stored = await lockRecord(context.tx, entity, recordId);
  if (stored.deleted_at) throw recordNotFound(entity);
  const status = nextStatus({ status: Number(stored.status), version: Number(stored.version) }, wanted);
  if (status === null) return { id: recordId, status: Number(stored.status) };
  await changeVisibility(context, entity, [recordId], { action: 'publish', columns: { status } });
  return { id: recordId, status };
};

/** Positions for records among those they hold now: the same places, made distinct. */
const distinctPositions = (held: readonly number[]): number[] => {
  let last = Number.NEGATIVE_INFINITY;
  return [...held]
    .sort((a, b) => a - b)
    .map((position) => {
      last = Math.max(position, last + 1);
      return last;
    });
};

/** What a call that puts records in an order takes. */
export const sortFields = {
  seen: ids.optional().meta({
    description:
      'The same ids in the order that was read: when somebody has changed it since, the answer is 409',
  }),
  lang_id: langId.optional(),
};

type Placed = { id: number; sort: number };

/**
 * Records in another order than somebody has seen are not put in his. Which of two with one place comes first is nobody's
 * decision.
 * @throws ApiError invalid when other records were seen; version_conflict with the order that is stored
 */
const checkSeen = (rows: readonly Placed[], seen: readonly number[]) => {
  const places = new Map(rows.map(({ id, sort }) => [id, sort]));
  const known = seen.map((id) => places.get(id));
  if (new Set(seen).size !== rows.length || known.includes(undefined))
    throw invalidField('seen', 'unknown_record');
  const isAsSeen = known.every((place, index) => index === 0 || Number(known[index - 1]) <= Number(place));
  if (isAsSeen) return;
  const stored = [...rows].sort((a, b) => a.sort - b.sort || a.id - b.id);
  throw new ApiError('version_conflict', { data: { ids: stored.map(({ id }) => id) } });
};

/**
 * Gives records the places that they hold now, in another order. Part of every sort: of content, and of items.
 * @throws ApiError invalid for ids that repeat or don't exist; version_conflict when the order is not the one that was seen
 */
export const applyOrder = async (
  tx: Transaction,
  record: PgTable & { id: AnyPgColumn; sort: AnyPgColumn },
  ids: readonly number[],
  seen: readonly number[] | undefined,
) => {
  if (new Set(ids).size !== ids.length) throw invalidField('ids', 'duplicate_ids');
  // Locked in id order, so that two sorts at the same time wait for each other instead of deadlocking.
  const rows = await tx
    .select({ id: record.id, sort: record.sort })
    .from(record)
    .where(inArray(record.id, [...ids]))
    .orderBy(asc(record.id))
    // Not `update`: that would hold up writes which only refer to one of them.
    .for('no key update');
  if (rows.length !== ids.length) throw invalidField('ids', 'unknown_record');
  if (seen)
    checkSeen(
      rows.map(({ id, sort }) => ({ id: Number(id), sort: Number(sort) })),
      seen,
    );
  const positions = distinctPositions(rows.map((row) => Number(row.sort)));
  const pairs = sql.join(
    ids.map((id, index) => sql`(${id}::int, ${positions[index] ?? index}::int)`),
    sql`, `,
  );
  await tx.execute(
    sql`update ${record} set sort = new.position from (values ${pairs}) as new(id, position) where ${record.id} = new.id`,
  );
};

/** Makes the given order the order of these records. Ids that repeat or don't exist: 422 and nothing changes. */
export const sortContent = async (
  context: WriteContext,
  entity: Entity,
  ids: readonly number[],
  seen?: readonly number[],
) => {
  await applyOrder(context.tx, entity.record, ids, seen);
  const first = ids[0];
  if (first !== undefined)
    await recordChange(context, entity, first, { action: 'sort', before: null, after: null });
};
