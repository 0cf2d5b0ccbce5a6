import { useCallback, useEffect, useState } from 'react';

/** A choice that this browser remembers. The first render shows `initial`, as the server does. */
export function useStoredChoice<Value>(
  key: string,
  initial: Value,
  isValid: (value: unknown) => value is Value,
) {
  const [value, setValue] = useState(initial);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once per key
  useEffect(() => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
      if (isValid(kept)) setValue(kept);
    } catch {
      // Storage may be forbidden or hold something else: the usual choice then stands.
    }
  }, [key]);

  const choose = useCallback(
    (next: Value) => {
      setValue(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // The choice then holds until the page is left.
      }
    },
    [key],
  );
  return [value, choose] as const;
}
