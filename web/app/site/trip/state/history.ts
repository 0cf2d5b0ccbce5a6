/** What was, what is and what can be done again, the last first. */
export interface History<State> {
  past: readonly State[];
  present: State;
  future: readonly State[];
}

/** Steps that can be taken back. */
const MOST = 50;

export const beginning = <State>(present: State): History<State> => ({ past: [], present, future: [] });

/** A new state; what was taken back before cannot be done again. */
export function changed<State>({ past, present }: History<State>, next: State): History<State> {
  return { past: [present, ...past].slice(0, MOST), present: next, future: [] };
}

/** The same state known better, such as with fresh titles: nothing to take back. */
export const corrected = <State>(history: History<State>, present: State): History<State> => ({
  ...history,
  present,
});

export function undone<State>(history: History<State>): History<State> {
  const [last, ...past] = history.past;
  if (last === undefined) return history;
  return { past, present: last, future: [history.present, ...history.future] };
}

export function redone<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [history.present, ...history.past], present: next, future };
}
