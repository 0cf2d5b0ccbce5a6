import { useEffect, useRef } from 'react';

/** Runs something on Alt with a key, also while one types; nothing when there is nothing to run. */
export function useAltKey(key: string, run: (() => void) | undefined) {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== key || !event.altKey || event.ctrlKey || event.metaKey || !latest.current) return;
      event.preventDefault();
      latest.current();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [key]);
}
