import { type ForwardedRef, useCallback, useState } from 'react';

/** What stands in a text area that the server wrote, where it is no longer what the server wrote. */
function typedInto(id: string | undefined) {
  if (id === undefined || typeof document === 'undefined') return null;
  const area = document.getElementById(id);
  if (!(area instanceof HTMLTextAreaElement) || area.value === area.defaultValue) return null;
  return { value: area.value, start: area.selectionStart, end: area.selectionEnd };
}

/**
 * Keeps what a visitor typed into a text area before React took it over: React 18 puts the server's text back into it,
 * as it does with no other field (`postMountWrapper` of its ReactDOMTextarea).
 * @param id of the element; undefined where React holds the value itself
 * @param ref is handed the element as well
 * @returns the element's ref
 */
export function useTypedBefore(id: string | undefined, ref: ForwardedRef<HTMLTextAreaElement>) {
  const [kept] = useState(() => ({ typed: typedInto(id) }));
  return useCallback(
    (area: HTMLTextAreaElement | null) => {
      if (area && kept.typed) {
        area.value = kept.typed.value;
        area.setSelectionRange(kept.typed.start, kept.typed.end);
        kept.typed = null;
      }
      if (typeof ref === 'function') ref(area);
      else if (ref) ref.current = area;
    },
    [kept, ref],
  );
}
