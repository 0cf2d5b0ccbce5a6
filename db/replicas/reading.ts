import { AsyncLocalStorage } from 'node:async_hooks';
import type { Position } from './position';
import type { Replica } from './replica';

/** A piece of work, such as a public request, whose reads may be answered by a replica. */
export interface Reading {
  /** What whoever asks has seen or written: a replica has to have come as far. */
  after: Position;
  /** The one that answers this work, so that no read shows less than the one before; null: none does. */
  replica?: Replica | null;
}

const readings = new AsyncLocalStorage<Reading>();

/** Runs something whose reads may come from a replica that has replayed `after`, however long it takes. */
export const readingFromReplicas = <T>(after: Position, run: () => T): T => readings.run({ after }, run);

export const currentReading = (): Reading | undefined => readings.getStore();
