import { type RefObject, useEffect } from 'react';

/** Closes a `<details>` on Escape, giving the focus back to its summary, on a press beside it and when the focus goes on. */
export function useClosingDisclosure(disclosure: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    function onPointerDown(event: PointerEvent) {
      const element = disclosure.current;
      if (element?.open && !element.contains(event.target as Node)) element.open = false;
    }
    function onKeyDown(event: KeyboardEvent) {
      const element = disclosure.current;
      if (event.key !== 'Escape' || !element?.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    }
    function onFocusOut({ relatedTarget }: FocusEvent) {
      const element = disclosure.current;
      if (element?.open && relatedTarget instanceof Node && !element.contains(relatedTarget))
        element.open = false;
    }
    const element = disclosure.current;
    element?.addEventListener('focusout', onFocusOut);
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      element?.removeEventListener('focusout', onFocusOut);
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [disclosure]);
}
