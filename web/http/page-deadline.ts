import { setMaxListeners } from 'node:events';

/** All that a page asks the API for, one thing after another or at once, comes within that. */
const pageMilliseconds = 6_000;

const listeners = 100;

/**
 * The one deadline of a page. It begins with the first read: what a form brings and what is done with it goes before, and
 * has a time of its own.
 */
export function pageDeadline(milliseconds = pageMilliseconds): () => AbortSignal {
  let signal: AbortSignal | undefined;
  return () => {
    if (!signal) {
      signal = AbortSignal.timeout(milliseconds);
      // Each call of the page listens to it, and there may be more than the ten that Node takes for a leak.
      setMaxListeners(listeners, signal);
    }
    return signal;
  };
}

/** What a promise comes to, unless the signal is aborted before. The work goes on for others who wait for it. */
export function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
    const settled = () => signal.removeEventListener('abort', giveUp);
    promise.then(resolve, reject).finally(settled);
  });
}
