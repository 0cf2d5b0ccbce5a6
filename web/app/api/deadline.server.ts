/** A page would rather go without one section than keep a visitor waiting for longer. */
const DEADLINE_MS = 10_000;

/** Aborts when the deadline of one API call has passed. */
export const deadline = (): AbortSignal => AbortSignal.timeout(DEADLINE_MS);

/** Aborts when the visitor has gone or the deadline of one API call has passed. */
export function callDeadline(visitor: AbortSignal): AbortSignal {
  return AbortSignal.any([visitor, deadline()]);
}
