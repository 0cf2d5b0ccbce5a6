/** How the driver says that its `query_timeout` has passed. It gives its own failures no code. */
const timeout = 'Query read timeout';

/** A server that only reads: it was the primary, or never was. */
const readsOnly = '25006';

/**
 * The failure of a statement whose connection is of no more use, if that is what an error comes from: nothing was answered in time,
 * since the database hangs or the network swallows what is sent; or the server has become one that only reads.
 */
export const silenceIn = (error: unknown): Error | undefined => {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && error.code === readsOnly) return error;
  if (error.message !== timeout) return silenceIn(error.cause);
  return Object.assign(new Error('The database says nothing.'), { code: 'ETIMEDOUT' });
};
