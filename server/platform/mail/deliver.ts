import { setTimeout as sleep } from 'node:timers/promises';
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
  /** What is known of the mail server from one round to the next. */
  server?: { isAway: boolean };
  /** Called with the reason of each failure; never with the letter's content. */
  onFailure: (failure: { id: number; attempt: number; final: boolean; reason: string }) => void;
}

/** What became of a letter. `away`: nobody was there to take it, or any other. */
type Outcome = 'sent' | 'refused' | 'away';

type Claimed = typeof outbox.$inferSelect;

/** Nobody waits for the mail server longer than that, whatever it does. */
const sendSeconds = 40;

/** Longer than a send may take, so that only a letter whose process died comes up again. */
const claimSeconds = 60;
const batch = 5;

/** So many are brought forward at a time. */
const mostForward = 1000;

/**
 * Takes letters that are due. Taking counts the try and puts the next one off before anything is sent, and skips
 * what another process is taking: two workers never hold the same letter.
 *
 * A process that dies after the mail server took a letter and before the row says so (milliseconds) leaves a letter
 * that is sent once more, under the same Message-ID. The other order would lose letters instead.
 */
const claim = (db: Database, most: number): Promise<Claimed[]> => {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.sent_at), isNull(outbox.failed_at), lte(outbox.next_attempt_at, sql`now()`)))
    .orderBy(asc(outbox.next_attempt_at), asc(outbox.id))
    .limit(most)
    .for('update', { skipLocked: true });
  return db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      next_attempt_at: sql`now() + make_interval(secs => ${claimSeconds})`,
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

/** Nobody was there, or nobody spoke when we came: that says nothing of the letter. */
const isAway = (error: unknown): boolean => {
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown };
  return command === 'CONN' && responseCode === undefined;
};

/** A server may be away for so long before its letters are given up. */
const awayHours = 24;

/** The longest wait of a letter whose server was away. */
const awaySeconds = 60;

/** Letters that wait because the server was away are due now: the one that has waited longest, or all of them. */
const bringForward = async (db: Database, most?: number): Promise<void> => {
  const waiting = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      sql`sent_at is null and failed_at is null and last_error is not null
        and next_attempt_at between now() and now() + make_interval(secs => ${awaySeconds})`,
    )
    .orderBy(asc(outbox.next_attempt_at), asc(outbox.id))
    .limit(most ?? mostForward)
    .for('update', { skipLocked: true });
  await db.update(outbox).set({ next_attempt_at: sql`now()` }).where(inArray(outbox.id, waiting));
};

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);

/** Whether the values hold a link that lets somebody in; others stay with a failed letter, so that it can be tried again. */
const opensAnAccount = ({ variables }: Claimed): boolean =>
  Object.values(variables).some((value) => /[?&]token=/.test(value));

const tooLate = async (): Promise<never> => {
  await sleep(sendSeconds * 1000, undefined, { ref: false });
  throw new Error(`The mail server had not taken it after ${sendSeconds} seconds.`);
};

/** How a letter that could not be sent goes on. */
const putOff = async ({ db, onFailure }: Delivery, row: Claimed, error: unknown): Promise<Outcome> => {
  const away = isAway(error);
  const age = (Date.now() - row.created_at.getTime()) / 3_600_000;
  const isOver = away ? age > awayHours : row.attempts >= maximumAttempts;
  const final = isOver || isFinal(error);
  const usual = secondsUntilRetry(row.attempts);
  const wait = away ? Math.min(usual, awaySeconds) : usual;
  await db
    .update(outbox)
    .set({
      last_error: reasonOf(error),
      next_attempt_at: sql`now() + make_interval(secs => ${wait})`,
      ...(final ? { failed_at: sql`now()`, ...(opensAnAccount(row) ? { variables: {} } : {}) } : {}),
    })
    .where(eq(outbox.id, row.id));
  onFailure({ id: row.id, attempt: row.attempts, final, reason: reasonOf(error) });
  return away ? 'away' : 'refused';
};

/**
 * The letter has gone out: while the database is away it is tried again to say so, for as long as the claim lasts, lest another
 * process sends it once more. The values may hold a link that opens an account: they go when they have served.
 */
const noteSent = async (db: Database, id: number): Promise<void> => {
  const until = Date.now() + (claimSeconds - sendSeconds) * 1000;
  for (;;) {
    try {
      await db
        .update(outbox)
        .set({ sent_at: sql`now()`, last_error: null, variables: {}, letter: null })
        .where(eq(outbox.id, id));
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await sleep(500);
    }
  }
};

const deliverOne = async (delivery: Delivery, row: Claimed): Promise<Outcome> => {
  const { db, transport, from } = delivery;
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  try {
    const language = langId.catch('en').parse(row.lang_id);
    const { template, variables } = row;
    const letter = await composeMail(db, { template, language, variables, letter: row.letter });
    const sending = transport.send({
      ...letter,
      id: `<letter${row.id}.${row.created_at.getTime()}@${host}>`,
      from,
      to: row.recipient,
      language,
      createdAt: row.created_at,
    });
    await Promise.race([sending, tooLate()]);
  } catch (error) {
    return putOff(delivery, row, error);
  }
  await noteSent(db, row.id);
  return 'sent';
};

/**
 * Sends the letters that are due, and returns how many were tried. While the server is away one letter in a round asks whether it is
 * back; once it is, those that waited for it are sent at once.
 */
export const deliverDue = async (delivery: Delivery): Promise<number> => {
  const { db, server = { isAway: false } } = delivery;
  let tried = 0;
  for (;;) {
    if (server.isAway) await bringForward(db, 1);
    const letters = await claim(db, server.isAway ? 1 : batch);
    if (letters.length === 0) return tried;
    const outcomes = await Promise.all(letters.map((letter) => deliverOne(delivery, letter)));
    tried += letters.length;
    if (outcomes.includes('sent')) {
      if (server.isAway) await bringForward(db);
      server.isAway = false;
    } else if (outcomes.includes('away')) {
      server.isAway = true;
      return tried;
    }
  }
};
