import { createContext, useContext } from 'react';
import type { ShownPlan } from '../plan';
import type { Trip } from '../state/use-trip';

/** What one is about to do with a stop or a day, in a dialog; all count from 0. */
export type Task =
  | { kind: 'change'; day: number; index: number }
  | { kind: 'swap'; day: number; index: number }
  | { kind: 'add'; day: number }
  | { kind: 'name' };

export interface Board {
  trip: Trip;
  shown: ShownPlan;
  begin: (task: Task) => void;
  /** Says something to those who do not see what changed. */
  say: (text: string) => void;
}

const BoardContext = createContext<Board | null>(null);

export const BoardProvider = BoardContext.Provider;

/** The plan that is worked on, and what can be begun with it. */
export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (!board) throw new Error('This belongs on the board.');
  return board;
}
