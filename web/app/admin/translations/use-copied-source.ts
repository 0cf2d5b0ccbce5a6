import { useState } from 'react';
import { sameValue } from '../editor/draft';

export interface CopiedSource {
  copy: () => void;
  /** Gives back what the copy has replaced; only as long as the copy stands as it came. */
  undo: (() => void) | null;
}

/** Copies a source into its translation, with a way back. */
export function useCopiedSource(
  value: unknown,
  source: unknown,
  write: (value: unknown) => void,
): CopiedSource {
  const [replaced, setReplaced] = useState<{ value: unknown } | null>(null);
  return {
    copy: () => {
      setReplaced({ value });
      write(source);
    },
    undo:
      replaced && sameValue(value, source)
        ? () => {
            write(replaced.value);
            setReplaced(null);
          }
        : null,
  };
}
