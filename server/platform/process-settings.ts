import { availableParallelism } from 'node:os';
import { z } from 'zod';

/** More on one machine than that want a balancer and a second machine. */
const mostProcesses = 16;

/** How many processes share a port: a number, or `auto` for one for each processor that this process may use. */
export const processCount = z
  .string()
  .refine(
    (value) => value === 'auto' || (/^[1-9]\d?$/.test(value) && Number(value) <= mostProcesses),
    `must be auto or a whole number from 1 to ${mostProcesses}`,
  )
  .transform((value) => (value === 'auto' ? Math.min(mostProcesses, availableParallelism()) : Number(value)));

const longestDrain = 120;

/** For how many seconds a process that was asked to end goes on answering. */
export const drainSeconds = z
  .string()
  .refine(
    (value) => /^\d{1,3}$/.test(value) && Number(value) <= longestDrain,
    `must be a whole number from 0 to ${longestDrain}`,
  )
  .transform(Number);
