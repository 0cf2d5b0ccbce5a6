import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** A `<details>` that works by itself, and also closes on Escape, on a press elsewhere and on navigation. */
export function useClosingDetails() {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place closes it
  useEffect(() => {
    if (details.current) details.current.open = false;
  }, [key]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const element = details.current;
      if (event.key !== 'Escape' || !element?.open) return;
      event.preventDefault();
      element.open = false;
      element.querySelector('summary')?.focus();
    }
    function onPointerDown(event: PointerEvent) {
      const element = details.current;
      // Its neighbours in the navigation close it by themselves; closed now, they would move from under the finger.
      const around = element?.closest('nav') ?? element;
      if (element?.open && event.target instanceof Node && !around?.contains(event.target))
        element.open = false;
    }
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, []);

  return details;
}
