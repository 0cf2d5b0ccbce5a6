import { and, desc, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/client';
import { outbox } from '../../../db/schema';
import { invalidField } from '../../errors';
import { formatDateTime } from '../../time';
import { offsetOf, pageOf } from '../paging';

export const mailStates = ['waiting', 'failed', 'sent'] as const;
export type MailState = (typeof mailStates)[number];

const conditions: Record<MailState, SQL | undefined> = {
  waiting: and(isNull(outbox.sent_at), isNull(outbox.failed_at)),
  failed: isNotNull(outbox.failed_at),
  sent: isNotNull(outbox.sent_at),
};

/** Enough to know a letter again, too little to write to somebody. */
const masked = (address: string): string => address.replace(/^(.)[^@]*/, '$1…');

/** Letters whose values have gone can't be written any more. */
const canRetry = ({ sent_at, variables }: typeof outbox.$inferSelect) =>
  sent_at === null && Object.keys(variables).length > 0;

/** Letters in the outbox, the latest first. Neither their values nor whole addresses: both may open an account. */
export const listMail = async (
  db: Database,
  request: { page: number; per_page: number; state?: MailState | undefined },
) => {
  const where = request.state && conditions[request.state];
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(outbox)
      .where(where)
      .orderBy(desc(outbox.id))
      .limit(request.per_page)
      .offset(offsetOf(request)),
    db.$count(outbox, where),
  ]);
  const data = rows.map((row) => ({
    id: row.id,
    template: row.template,
    lang_id: row.lang_id,
    recipient: masked(row.recipient),
    state: stateOf(row),
    attempts: row.attempts,
    last_error: row.last_error,
    next_attempt_at: row.sent_at || row.failed_at ? null : formatDateTime(row.next_attempt_at),
    created_at: formatDateTime(row.created_at),
    can_retry: canRetry(row),
  }));
  return pageOf(data, total, request);
};

const stateOf = ({ sent_at, failed_at }: typeof outbox.$inferSelect): MailState =>
  sent_at ? 'sent' : failed_at ? 'failed' : 'waiting';

const lockUnsent = async (tx: Transaction, ids: readonly number[]) => {
  const rows = await tx
    .select()
    .from(outbox)
    .where(and(inArray(outbox.id, [...ids]), isNull(outbox.sent_at)))
    .orderBy(outbox.id)
    .for('update');
  if (rows.length !== new Set(ids).size) throw invalidField('ids', 'unknown_record');
  return rows;
};

/** Lets letters be tried again at once, as if for the first time. All or none. @throws ApiError invalid */
export const retryMail = async (tx: Transaction, ids: readonly number[]): Promise<void> => {
  const rows = await lockUnsent(tx, ids);
  if (!rows.every(canRetry)) throw invalidField('ids', 'letter_is_empty');
  await tx
    .update(outbox)
    .set({ failed_at: null, attempts: 0, last_error: null, next_attempt_at: sql`now()` })
    .where(inArray(outbox.id, [...ids]));
};

/** Gives letters up that have not been sent. All or none. @throws ApiError invalid */
export const discardMail = async (tx: Transaction, ids: readonly number[]): Promise<void> => {
  await lockUnsent(tx, ids);
  await tx.delete(outbox).where(inArray(outbox.id, [...ids]));
};
