import { useCallback, useMemo, useRef, useState } from 'react';
import { changedKeys, conflictingKeys, type Draft, languageOfKey, rebase } from './draft';

/** What is stored has moved on while it was edited. */
export interface Conflict<Ground = unknown> {
  theirs: Draft;
  /** What was read anew. */
  ground: Ground;
  keys: string[];
}

/** The keys by whose change an error is answered: its own, and that of the value which it lies inside of. */
function ownersOf(key: string): string[] {
  const path = languageOfKey(key) ? key.slice(3) : key;
  return [key, path.split('.')[0] ?? path];
}

/**
 * What is being edited beside what is stored: the ground that was read, its draft, what has changed, what was refused.
 * `draftOf` must be the same function from one render to the next.
 */
export function useDraft<Ground>(initial: Ground, draftOf: (ground: Ground) => Draft) {
  const [ground, setGround] = useState(initial);
  const [stored, setStored] = useState<Draft>(() => draftOf(initial));
  const [draft, setDraft] = useState<Draft>(stored);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [conflict, setConflict] = useState<Conflict<Ground> | null>(null);
  // A save runs across renders and must see what is typed while it does.
  const latest = useRef({ ground, stored, draft });
  latest.current = { ground, stored, draft };

  const set = useCallback((changes: Record<string, unknown>) => {
    setDraft((before) => ({ ...before, ...changes }));
    setErrors((before) => {
      const left = Object.entries(before).filter(([key]) => !ownersOf(key).some((owner) => owner in changes));
      return left.length === Object.keys(before).length ? before : Object.fromEntries(left);
    });
  }, []);

  /** Takes what is stored now as the new ground and keeps what was changed since `base`. */
  const adopt = useCallback(
    (fresh: Ground, base: Draft) => {
      const theirs = draftOf(fresh);
      setGround(fresh);
      setStored(theirs);
      setDraft((mine) => rebase(base, mine, theirs));
    },
    [draftOf],
  );

  /** Shows how what is stored now differs from what was typed over an older state. */
  const showConflict = useCallback(
    (fresh: Ground) => {
      const theirs = draftOf(fresh);
      const { stored: base, draft: mine } = latest.current;
      setConflict({ theirs, ground: fresh, keys: conflictingKeys(base, mine, theirs) });
    },
    [draftOf],
  );

  /** Builds on what is stored, with the values that were chosen where both sides had changed the same. */
  const resolve = useCallback(
    (takeTheirs: ReadonlySet<string>): Ground | undefined => {
      if (!conflict) return undefined;
      const { theirs, ground: fresh } = conflict;
      const { stored: base, draft: mine } = latest.current;
      const merged = rebase(base, mine, theirs, takeTheirs);
      latest.current = { ground: fresh, stored: theirs, draft: merged };
      setGround(fresh);
      setStored(theirs);
      setDraft(merged);
      setConflict(null);
      return fresh;
    },
    [conflict],
  );

  const leaveConflict = useCallback(() => setConflict(null), []);
  const changed = useMemo(() => changedKeys(stored, draft), [stored, draft]);
  return {
    ground,
    stored,
    draft,
    set,
    errors,
    setErrors,
    changed,
    latest,
    adopt,
    conflict,
    showConflict,
    resolve,
    leaveConflict,
  };
}
