import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** Whether what is unfolded lies over the page; in the list of a small screen it stands between the entries. */
const isOverPage = ({ lastElementChild: panel }: HTMLDetailsElement): boolean =>
  panel !== null && getComputedStyle(panel).position === 'absolute';

/**
 * A `<details>` that works by itself, and also closes on navigation and, where it covers something, on Escape, on a press
 * elsewhere and when the focus goes on.
 */
export function useClosingDetails() {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  const place = useRef(key);

  useEffect(() => {
    // A new place closes it; one that was opened before this part was taken over stays.
    if (place.current === key) return;
    place.current = key;
    if (details.current) details.current.open = false;
  }, [key]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const element = details.current;
      if (event.key !== 'Escape' || !element?.open || !isOverPage(element)) return;
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
    function onFocusOut({ relatedTarget }: FocusEvent) {
      const element = details.current;
      if (!element?.open || !(relatedTarget instanceof Node) || element.contains(relatedTarget)) return;
      if (isOverPage(element)) element.open = false;
    }
    const element = details.current;
    element?.addEventListener('focusout', onFocusOut);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      element?.removeEventListener('focusout', onFocusOut);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, []);

  return details;
}
