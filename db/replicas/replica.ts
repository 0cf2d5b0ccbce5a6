import type { Pool, PoolClient } from 'pg';
import { type Ask, closePool, namedFor, type Session } from '../pool';
import { type Position, parsePosition, replayedPosition } from './position';

/** A replica that is behind is asked again after so many milliseconds: it usually lacks less than that. */
const behindMilliseconds = 20;

/** One that failed is tried again after so many, twice as many each time, by nobody's request. */
const firstRetry = 500;
const longestRetry = 10_000;

/** What came of asking a replica: `busy` and `behind` cost nobody any time, `failed` may have taken a second. */
type Asked = { answer: unknown } | 'busy' | 'behind' | 'failed';

/** Failures of the statement or of its moment, such as a conflict with what is replayed: the server itself is well. */
const isOfStatement = (error: unknown): boolean => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^(?!57|53|08)[0-9A-Z]{5}$/.test(code);
};

/**
 * One server that follows the primary. It answers only over connections of which it is known how far the server at their end has
 * come: behind one address there may be several. Where it can't, or not in time, it says so, and no error.
 */
export class Replica {
  readonly #pool: Pool;
  readonly #most: number;
  readonly #name: (query: unknown) => unknown;
  readonly #replayed = new WeakMap<PoolClient, Position>();
  #failures = 0;
  #isAway = false;
  #isClosed = false;
  #behind: { until: number; after: Position } = { until: 0, after: 0n };
  #retry: NodeJS.Timeout | undefined;
  /** Hears that it went away or came back. */
  note: (state: 'away' | 'back', error?: Error) => void = () => {};
  /** How many statements it answered, and how many it was asked in vain. */
  readonly counts = { answered: 0, behind: 0, failed: 0 };

  /** @param pool whose connections and statements give up within a second or so */
  constructor(pool: Pool, most: number, session: Session) {
    this.#pool = pool;
    this.#most = most;
    this.#name = namedFor(session);
  }

  /** What it answers, once it has come as far as `after`. */
  async ask(after: Position, query: unknown, values: unknown[]): Promise<Asked> {
    if (this.#isAway || this.#isBusy()) return 'busy';
    if (this.#behind.after <= after && Date.now() < this.#behind.until) {
      this.counts.behind += 1;
      return 'behind';
    }
    let client: PoolClient | undefined;
    try {
      client = await this.#pool.connect();
      if (!(await this.#hasReached(client, after))) {
        client.release();
        this.#behind = { until: Date.now() + behindMilliseconds, after };
        this.counts.behind += 1;
        return 'behind';
      }
      const answer = await (client.query as Ask).call(client, this.#name(query), ...values);
      client.release();
      this.#failures = 0;
      this.counts.answered += 1;
      return { answer };
    } catch (error) {
      this.counts.failed += 1;
      const isWell = isOfStatement(error);
      client?.release(isWell ? undefined : (error as Error));
      if (!isWell) this.#giveUp(error as Error);
      return 'failed';
    }
  }

  get isAway(): boolean {
    return this.#isAway;
  }

  async close(): Promise<void> {
    this.#isAway = true;
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await closePool(this.#pool);
  }

  /** Nobody waits here for others: the primary has connections too. */
  #isBusy(): boolean {
    return this.#pool.idleCount === 0 && this.#pool.totalCount >= this.#most;
  }

  async #hasReached(client: PoolClient, after: Position): Promise<boolean> {
    const known = this.#replayed.get(client);
    if (known !== undefined && known >= after) return true;
    const { rows } = await client.query<{ position: string | null }>(replayedPosition);
    const position = parsePosition(rows[0]?.position);
    if (position === null) throw new Error('The server at the address of a replica follows no other.');
    this.#replayed.set(client, position);
    return position >= after;
  }

  #giveUp(error: Error): void {
    if (this.#isAway) return;
    this.#isAway = true;
    if (this.#failures === 0) this.note('away', error);
    this.#retryLater();
  }

  #retryLater(): void {
    const wait = Math.min(firstRetry * 2 ** this.#failures, longestRetry);
    this.#failures += 1;
    this.#retry = setTimeout(() => void this.#tryAgain(), wait);
    this.#retry.unref();
  }

  async #tryAgain(): Promise<void> {
    let client: PoolClient | undefined;
    try {
      client = await this.#pool.connect();
      await this.#hasReached(client, 1n << 64n);
      client.release();
      this.#isAway = false;
      this.note('back');
    } catch (error) {
      client?.release(error as Error);
      if (!this.#isClosed) this.#retryLater();
    }
  }
}
