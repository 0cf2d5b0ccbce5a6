import { AsyncLocalStorage } from 'node:async_hooks';

const longRunning = new AsyncLocalStorage<true>();

/**
 * Runs work for which nobody waits at a screen, or who waits knows that it is long: an import, what repeats. Its
 * statements may take a minute, on connections of their own.
 */
export const asLongRunning = <T>(run: () => PromiseLike<T>): Promise<T> =>
  // Statements that drizzle puts together begin when they are awaited.
  longRunning.run(true, async () => await run());

/** Whether the work that asks is of that kind. */
export const isLongRunning = (): boolean => longRunning.getStore() ?? false;
