import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../db/client';
import { auditEntries } from '../../../../db/schema';
import { type AdminActor, requireRight } from '../../../access';
import { ApiError, saidOf } from '../../../errors';
import type { Entity, Input, WriteContext } from '../../../kernel/entity';
import type { Kept } from '../../../kernel/history';
import { removeContent } from '../../../kernel/remove';
import { restoreRevision } from '../../../kernel/revisions';
import { lockRecord, updateContent } from '../../../kernel/write';
import type { Language } from '../../../language';
import { databaseError } from '../../../platform/plugins/database-errors';

/** Days for which an import can be taken back as a whole; single records have their history for longer. */
export const undoDays = 7;

/** Why a record, or a part of it, stays as the import left it. */
export type LeftReason = 'changed' | 'deleted' | 'in_part' | 'refused';

/** A record that could not be taken back, or not all of it. */
export interface LeftRecord {
  id: number;
  title: string;
  reason: LeftReason;
  /** What was said against it, where the reason is `refused`. */
  said: ReturnType<typeof saidOf> | null;
}

export interface UndoResult {
  /** Records that the import had made: they are in the bin now. */
  removed: number;
  /** Records that say again what they said before. */
  reverted: number;
  left: LeftRecord[];
}

interface UndoRequest {
  actor: AdminActor;
  language: Language;
  requestId: string;
}

type State = Kept & Input & { status?: number };

/** What an import has done to one record, from its first write to its last. */
interface Written {
  id: number;
  title: string;
  before: State | null;
  after: State;
}

/** What one request wrote, a record at a time, as the audit has it. */
const writtenBy = async (tx: Transaction, entity: Entity, importId: string): Promise<Written[]> => {
  const entries = await tx
    .select()
    .from(auditEntries)
    .where(
      and(
        // The index of the days keeps this from reading the whole history.
        gt(auditEntries.created_at, sql`now() - make_interval(days => ${undoDays})`),
        eq(auditEntries.request_id, importId),
        eq(auditEntries.entity, entity.name),
      ),
    )
    .orderBy(asc(auditEntries.id));
  const written = new Map<number, Written>();
  for (const { record_id: id, action, title, before, after } of entries) {
    if (id === null || !after || (action !== 'create' && action !== 'update')) continue;
    const first = written.get(id);
    const state = after as State;
    written.set(id, { id, title, before: first ? first.before : (before as State | null), after: state });
  }
  return [...written.values()];
};

const languagesOf = ({ translations = {} }: Kept): string[] => Object.keys(translations);

/** Writes a record as it was. @returns whether all of it could be */
const revert = async (
  tx: Transaction,
  entity: Entity,
  { id, before, after }: Written,
  request: UndoRequest,
) => {
  if (!before) return true;
  const unrestored = await restoreRevision(tx, entity, id, before, {
    ...request,
    input: {},
    version: after.version,
  });
  // A past state comes back without being shown or hidden by it; what a table has shown or hidden is taken back.
  if (before.status !== undefined && before.status !== after.status)
    await updateContent(tx, entity, id, { ...request, input: { status: before.status } });
  // What has been written in a language that there was not before stays.
  const isAdded = languagesOf(after).some((language) => !languagesOf(before).includes(language));
  return unrestored.length === 0 && !isAdded;
};

/**
 * Takes back what one import made and changed, the last first. What was changed or deleted since is somebody's work by
 * now: it stays, and is named.
 * @throws ApiError not_found for what was no import, or too long ago
 */
export const undoImport = async (
  tx: Transaction,
  entity: Entity,
  importId: string,
  request: UndoRequest,
): Promise<UndoResult> => {
  const written = await writtenBy(tx, entity, importId);
  if (written.length === 0) throw new ApiError('not_found');
  if (written.some(({ before }) => before === null)) requireRight(request.actor, `${entity.name}.delete`);
  if (written.some(({ before }) => before !== null)) requireRight(request.actor, `${entity.name}.update`);
  const result: UndoResult = { removed: 0, reverted: 0, left: [] };
  for (const one of written.reverse()) {
    const { id, title, before, after } = one;
    const leave = (reason: LeftReason, said: LeftRecord['said'] = null) =>
      result.left.push({ id, title, reason, said });
    try {
      const now = await lockRecord(tx, entity, id);
      if (now.deleted_at) leave('deleted');
      else if (now.version !== after.version) leave('changed');
      else {
        const isWhole = await tx.transaction(async (savepoint) => {
          if (before) return revert(savepoint, entity, one, request);
          const context: WriteContext = { tx: savepoint, ...request };
          await removeContent(context, entity, [id]);
          return true;
        });
        if (before) result.reverted += 1;
        else result.removed += 1;
        if (!isWhole) leave('in_part');
      }
    } catch (error) {
      const known = error instanceof ApiError ? error : databaseError(error as Error);
      if (!known || known.status >= 500) throw error;
      if (known.code === 'not_found') leave('deleted');
      else leave('refused', saidOf(known));
    }
  }
  return result;
};
