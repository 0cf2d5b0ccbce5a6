import type { IncomingMessage } from 'node:http';

/** Milliseconds that the sender of a refused body has to read why. */
const lingerMilliseconds = 5_000;

/**
 * Lets what is still sent run into nothing for a moment: a connection that ends at once ends for the sender before the
 * refusal was read.
 */
export const lingerOver = (request: IncomingMessage): void => {
  request.resume();
  setTimeout(() => request.complete || request.destroy(), lingerMilliseconds).unref();
};
