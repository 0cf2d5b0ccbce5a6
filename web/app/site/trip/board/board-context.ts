import { createContext, useContext } from 'react';
import type { FindNext } from '../state/use-go-on';
import type { Trip } from '../state/use-trip';

/** What one is about to do with a stop or a day, in a dialog; all count from 0. */
export type Task =
  | { kind: 'change'; stop: string }
  | { kind: 'swap'; stop: string }
  | { kind: 'add'; day: number }
  | { kind: 'name' };

/** What can be done on the board; stays the same while the plan changes, so that its parts need not be drawn anew. */
export interface Board {
  edit: Trip['edit'];
  change: Trip['change'];
  begin: (task: Task) => void;
  /** Says something to those who do not see what changed. */
  say: (text: string) => void;
  /** Where the focus goes with the next change of the plan. */
  goOn: (find: FindNext) => void;
}

const BoardContext = createContext<Board | null>(null);

export const BoardProvider = BoardContext.Provider;

/** What can be done with the plan that is worked on. */
export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (!board) throw new Error('This belongs on the board.');
  return board;
}
