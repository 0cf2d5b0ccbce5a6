import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { outbox } from '../../../db/schema';
import { langId } from '../../language';
import { maximumAttempts, secondsUntilRetry } from './backoff';
import { composeMail, UnknownMailError } from './compose';
import type { MailTransport } from './transport';

export interface Delivery {
  db: Database;
  transport: MailTransport;
  from: string;
  /** Called with the reason of each failure; never with the letter's content. */
  onFailure: (failure: { id: number; attempt: number; final: boolean; reason: string }) => void;
}

type Claimed = typeof outbox.$inferSelect;

/** Longer than any send can take, so that only a letter whose process died comes up again. */
const claimMinutes = 10;
const batch = 5;

/**
 * Takes letters that are due. Taking counts the try and puts the next one off before anything is sent, and skips
 * what another process is taking: two workers never hold the same letter.
 *
 * A process that dies after the mail server took a letter and before the row says so (milliseconds) leaves a letter
 * that is sent once more, under the same Message-ID. The other order would lose letters instead.
 */
const claim = (db: Database): Promise<Claimed[]> => {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.sent_at), isNull(outbox.failed_at), lte(outbox.next_attempt_at, sql`now()`)))
    .orderBy(asc(outbox.next_attempt_at), asc(outbox.id))
    .limit(batch)
    .for('update', { skipLocked: true });
  return db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      next_attempt_at: sql`now() + make_interval(mins => ${claimMinutes})`,
    })
    .where(inArray(outbox.id, due))
    .returning();
};

/**
 * A refusal of this very recipient or letter, which another try would only repeat. A server that takes nothing from us,
 * with whatever code, is asked again: somebody has to set it right, and the letters wait for that.
 */
const isFinal = (error: unknown): boolean => {
  if (error instanceof UnknownMailError) return true;
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown };
  return (
    (command === 'RCPT TO' || command === 'DATA') && typeof responseCode === 'number' && responseCode >= 500
  );
};

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);

/** Whether the values hold a link that lets somebody in; others stay with a failed letter, so that it can be tried again. */
const opensAnAccount = ({ variables }: Claimed): boolean =>
  Object.values(variables).some((value) => /[?&]token=/.test(value));

const deliverOne = async ({ db, transport, from, onFailure }: Delivery, row: Claimed): Promise<void> => {
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  try {
    const language = langId.catch('en').parse(row.lang_id);
    const { template, variables } = row;
    const letter = await composeMail(db, { template, language, variables, letter: row.letter });
    await transport.send({
      ...letter,
      id: `<letter${row.id}.${row.created_at.getTime()}@${host}>`,
      from,
      to: row.recipient,
      language,
      createdAt: row.created_at,
    });
  } catch (error) {
    const final = row.attempts >= maximumAttempts || isFinal(error);
    const wait = secondsUntilRetry(row.attempts);
    await db
      .update(outbox)
      .set({
        last_error: reasonOf(error),
        next_attempt_at: sql`now() + make_interval(secs => ${wait})`,
        ...(final ? { failed_at: sql`now()`, ...(opensAnAccount(row) ? { variables: {} } : {}) } : {}),
      })
      .where(eq(outbox.id, row.id));
    onFailure({ id: row.id, attempt: row.attempts, final, reason: reasonOf(error) });
    return;
  }
  // The values may hold a link that opens an account: they go when they have served.
  await db
    .update(outbox)
    .set({ sent_at: sql`now()`, last_error: null, variables: {}, letter: null })
    .where(eq(outbox.id, row.id));
};

/** Sends the letters that are due, and returns how many were tried. */
export const deliverDue = async (delivery: Delivery): Promise<number> => {
  let tried = 0;
  for (;;) {
    const letters = await claim(delivery.db);
    if (letters.length === 0) return tried;
    await Promise.all(letters.map((letter) => deliverOne(delivery, letter)));
    tried += letters.length;
  }
};
