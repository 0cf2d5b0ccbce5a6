import { useState } from 'react';
import { sameValue } from '../editor/draft/draft';

export interface CopiedSource {
  copy: () => void;
  /** Gives back what the copy has replaced; only as long as the copy stands as it came. */
  undo: (() => void) | null;
}

/** Copies a source into its translation, as `prepare` makes it fit there, with a way back. */
export function useCopiedSource(
  value: unknown,
  write: (value: unknown) => void,
  prepare: () => Promise<unknown>,
): CopiedSource {
  const [replaced, setReplaced] = useState<{ value: unknown; by: unknown } | null>(null);
  return {
    copy: () =>
      void prepare().then((by) => {
        setReplaced({ value, by });
        write(by);
      }),
    undo:
      replaced && sameValue(value, replaced.by)
        ? () => {
            write(replaced.value);
            setReplaced(null);
          }
        : null,
  };
}
