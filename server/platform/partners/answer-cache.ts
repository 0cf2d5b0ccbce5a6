import { setTimeout as pause } from 'node:timers/promises';
import { PartnerError } from './error';

interface AnswerCacheOptions {
  /** So long an answer is given without another question. */
  freshMs: number;
  /** So long an older one is still given, while a new one is being fetched. */
  staleMs: number;
  /** Answers cached; the one that was stored longest ago goes first. */
  most: number;
  /** So long somebody waits where nothing is cached. */
  patienceMs: number;
  /** Hears of failures that are not the partner's, as nobody may be waiting for them. */
  onError: (error: unknown) => void;
}

/**
 * Answers of a partner, cached in this process. However many ask for the same, it is fetched once; nobody waits longer than
 * the patience, and what comes later is there for the next.
 */
export const createAnswerCache = <T>({ freshMs, staleMs, most, patienceMs, onError }: AnswerCacheOptions) => {
  const cached = new Map<string, { value: T; at: number }>();
  const flights = new Map<string, Promise<T | null>>();

  const keep = (key: string, value: T) => {
    cached.delete(key);
    cached.set(key, { value, at: Date.now() });
    const [oldest] = cached.keys();
    if (cached.size > most && oldest !== undefined) cached.delete(oldest);
    return value;
  };

  const fetchOnce = (key: string, load: () => Promise<T>): Promise<T | null> => {
    const flight =
      flights.get(key) ??
      load()
        .then((value) => keep(key, value))
        .catch((error: unknown) => {
          if (!(error instanceof PartnerError)) onError(error);
          return null;
        })
        .finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };

  /** @returns null where nothing is cached and nothing came in time */
  return async (key: string, load: () => Promise<T>): Promise<T | null> => {
    const known = cached.get(key);
    const age = known ? Date.now() - known.at : Number.POSITIVE_INFINITY;
    if (known && age < freshMs) return known.value;
    const flight = fetchOnce(key, load);
    if (known && age < staleMs) return known.value;
    const waiting = new AbortController();
    const enough = pause(patienceMs, null, { signal: waiting.signal, ref: false }).catch(() => null);
    return Promise.race([flight, enough]).finally(() => waiting.abort());
  };
};
