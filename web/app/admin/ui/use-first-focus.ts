import { type RefObject, useEffect } from 'react';

/** Gives an element the focus once the dialog around it is open, which by itself would focus its close button. */
export function useFirstFocus(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const frame = requestAnimationFrame(() => element.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [element]);
}
