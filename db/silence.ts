/** How the driver says that its `query_timeout` has passed. It gives its own failures no code. */
const timeout = 'Query read timeout';

/**
 * The failure of a statement to which nothing was answered in time, if that is what an error comes from: the database hangs,
 * or the network swallows what is sent. Its connection is of no more use.
 */
export const silenceIn = (error: unknown): Error | undefined => {
  if (!(error instanceof Error)) return undefined;
  if (error.message !== timeout) return silenceIn(error.cause);
  return Object.assign(new Error('The database says nothing.'), { code: 'ETIMEDOUT' });
};
