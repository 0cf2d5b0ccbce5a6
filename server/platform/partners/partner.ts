import { setTimeout as pause } from 'node:timers/promises';
import type { ZodType } from 'zod';
import { type CircuitOptions, type CircuitState, createCircuit } from './circuit';
import { isPassing, PartnerError, type PartnerFailure } from './error';
import { exchange, type Question } from './exchange';

export interface PartnerOptions {
  /** Its name in metrics, logs and errors: short, lower case. */
  name: string;
  /** Paths are put behind it; nothing else is ever asked. */
  baseUrl: string;
  /** Milliseconds for a whole call, all its tries included. */
  timeoutMs?: number;
  /** Largest answer, unpacked. */
  maxBytes?: number;
  /** Further tries of a GET when the connection fails or a gateway says 502, 503 or 504. */
  retries?: number;
  breaker?: CircuitOptions;
  /** Sent with each question; may hold a key. */
  headers?: Record<string, string>;
}

export interface AskOptions {
  query?: Record<string, string | number | undefined>;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/** How a call ended; `cancelled` when the one who asked lost interest. */
export type Outcome = 'ok' | 'cancelled' | PartnerFailure;

export interface Call {
  partner: string;
  outcome: Outcome;
  seconds: number;
}

export interface PartnerState {
  name: string;
  state: CircuitState;
  counts: Partial<Record<Outcome, number>>;
  last_failure_at: Date | null;
  last_failure: string | null;
}

export type Partner = ReturnType<typeof createPartner>;

const firstPauseMs = 100;

/**
 * A client of an outside service that fails small: in time, within a size, with an answer of the agreed shape or with a
 * `PartnerError`. Call it outside of database transactions.
 * @param onCall hears how each call ended
 */
export const createPartner = (options: PartnerOptions, onCall: (call: Call) => void = () => undefined) => {
  const { name, timeoutMs = 5_000, maxBytes = 1024 * 1024, retries = 1 } = options;
  const base = new URL(options.baseUrl);
  const circuit = createCircuit(name, options.breaker);
  const counts: Partial<Record<Outcome, number>> = {};
  let lastFailure: { at: Date; message: string } | null = null;

  const note = (outcome: Outcome, began: number) => {
    counts[outcome] = (counts[outcome] ?? 0) + 1;
    onCall({ partner: name, outcome, seconds: (performance.now() - began) / 1000 });
  };

  /**
   * Runs a piece of work that asks the service by other means, such as a package of its maker, under the same time limit
   * and breaker. The work must heed the signal.
   * @throws PartnerError, or the reason of the caller's own signal
   */
  const run = async <T>(work: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> => {
    const began = performance.now();
    const late = AbortSignal.timeout(timeoutMs);
    const either = signal ? AbortSignal.any([signal, late]) : late;
    try {
      signal?.throwIfAborted();
      const result = await circuit.run(() => work(either).catch((error) => fail(error, late, signal)));
      note('ok', began);
      return result;
    } catch (error) {
      if (error instanceof PartnerError) {
        lastFailure = { at: new Date(), message: error.message };
        note(error.kind, began);
      } else note('cancelled', began);
      throw error;
    }
  };

  /** Whatever a package throws becomes one of our failures; its own words may hold anything and are not kept. */
  const fail = (error: unknown, late: AbortSignal, signal?: AbortSignal): never => {
    if (error instanceof PartnerError) throw error;
    if (signal?.aborted) throw signal.reason;
    throw new PartnerError(name, late.aborted ? 'timeout' : 'refused');
  };

  const urlOf = (path: string, query: AskOptions['query'] = {}): URL => {
    const url = new URL(`${base.href.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`);
    for (const [key, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(key, String(value));
    return url;
  };

  const questionOf = (path: string, { query, headers }: AskOptions) => ({
    partner: name,
    url: urlOf(path, query),
    headers: { ...options.headers, ...headers },
    maxBytes,
  });

  /** Full jitter, so that many processes don't come back at the same moment. */
  const tryAgain = async <T>(question: Question, schema: ZodType<T>, left: number): Promise<T> => {
    try {
      return await exchange(question, schema);
    } catch (error) {
      if (left === 0 || question.signal.aborted || !isPassing(error)) throw error;
      await pause(Math.random() * firstPauseMs * 2 ** (retries - left), undefined, {
        signal: question.signal,
      });
      return tryAgain(question, schema, left - 1);
    }
  };

  return {
    name,
    run,
    /** @throws PartnerError, or the reason of the caller's own signal */
    getJson: <T>(path: string, schema: ZodType<T>, ask: AskOptions = {}): Promise<T> =>
      run(
        (signal) => tryAgain({ ...questionOf(path, ask), method: 'GET', signal }, schema, retries),
        ask.signal,
      ),
    /** Asked once: it may have been done although no answer came. @throws like `getJson` */
    postJson: <T>(path: string, body: unknown, schema: ZodType<T>, ask: AskOptions = {}): Promise<T> =>
      run(
        (signal) =>
          exchange({ ...questionOf(path, ask), method: 'POST', body: JSON.stringify(body), signal }, schema),
        ask.signal,
      ),
    state: (): PartnerState => ({
      name,
      state: circuit.state(),
      counts: { ...counts },
      last_failure_at: lastFailure?.at ?? null,
      last_failure: lastFailure?.message ?? null,
    }),
    close: circuit.close,
  };
};
