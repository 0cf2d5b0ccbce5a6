import CircuitBreaker from 'opossum';
import { isIll, PartnerError } from './error';

export interface CircuitOptions {
  /** So many calls must have been made within the window before failures count. */
  calls?: number;
  /** Milliseconds that are looked back on. */
  windowMs?: number;
  /** Milliseconds without a question once it is open. */
  restMs?: number;
  /** Questions at a time; more are refused as `open`. */
  atOnce?: number;
}

export type CircuitState = 'closed' | 'half-open' | 'open';

/** Longest pause that a service may ask for with `Retry-After`. */
const longestRestMs = 10 * 60_000;

/**
 * Stops asking a service that fails half of the time or more, and one that asked for a pause until it is over. After a
 * rest one question is let through, and its answer decides.
 */
export const createCircuit = (
  partner: string,
  { calls = 3, windowMs = 120_000, restMs = 30_000, atOnce = 16 }: CircuitOptions = {},
) => {
  let restsUntil = 0;
  const breaker = new CircuitBreaker((work: () => Promise<unknown>) => work(), {
    // The exchange has its own: one that also ends the connection.
    timeout: false,
    volumeThreshold: calls,
    errorThresholdPercentage: 49,
    rollingCountTimeout: windowMs,
    resetTimeout: restMs,
    capacity: atOnce,
    rollingPercentilesEnabled: false,
    errorFilter: (error: unknown) => !isIll(error),
  });

  const isResting = () => Date.now() < restsUntil;

  return {
    /** @throws PartnerError `open`, or what the work throws */
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (isResting()) throw new PartnerError(partner, 'open', { reason: 'it asked for a pause' });
      try {
        return (await breaker.fire(work)) as T;
      } catch (error) {
        if (error instanceof Error && CircuitBreaker.isOurError(error))
          throw new PartnerError(partner, 'open');
        if (error instanceof PartnerError && isIll(error) && error.details.retryAfter !== undefined)
          restsUntil = Date.now() + Math.min(error.details.retryAfter * 1000, longestRestMs);
        throw error;
      }
    },
    state: (): CircuitState => {
      if (breaker.opened || isResting()) return 'open';
      return breaker.halfOpen ? 'half-open' : 'closed';
    },
    close: () => breaker.shutdown(),
  };
};
