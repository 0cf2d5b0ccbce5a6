import { AsyncLocalStorage } from 'node:async_hooks';

const patient = new AsyncLocalStorage<true>();

/**
 * Runs work for which nobody waits at a screen, or who waits knows that it is long: an import, what repeats. Its
 * statements may take a minute, on connections of their own.
 */
export const patiently = <T>(run: () => PromiseLike<T>): Promise<T> =>
  // Statements that drizzle puts together begin when they are awaited.
  patient.run(true, async () => await run());

/** Whether the work that asks is of that kind. */
export const isPatient = (): boolean => patient.getStore() ?? false;
