import { useEffect, useRef } from 'react';

/** Runs something on ⌘ or Ctrl with a letter, in place of what the browser would do. */
export function useShortcut(letter: string, run: () => void) {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== letter || !(event.metaKey || event.ctrlKey) || event.altKey) return;
      // Something inside has taken it: Ctrl-K is a link while one writes.
      if (event.defaultPrevented) return;
      event.preventDefault();
      latest.current();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [letter]);
}
