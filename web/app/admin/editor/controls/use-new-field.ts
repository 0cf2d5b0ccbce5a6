import { useEffect, useRef } from 'react';

const fields = 'input:not([type=hidden]), select, textarea';

/** The fields inside of an element, in their order. */
export const fieldsIn = (place: HTMLElement | null): HTMLElement[] =>
  place ? [...place.querySelectorAll<HTMLElement>(fields)] : [];

/** Brings the focus into a field that has come to be: call the returned function before it is made. */
export function useNewField<Place extends HTMLElement>(which: 'first' | 'last') {
  const place = useRef<Place>(null);
  const isWanted = useRef(false);
  // The field is there after the next time that this is drawn, whatever caused it.
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    const found = fieldsIn(place.current);
    // Where there is no field yet, the first thing to press leads to one.
    const target =
      (which === 'first' ? found[0] : found.at(-1)) ?? place.current?.querySelector<HTMLElement>('button');
    target?.focus();
  });
  return {
    place,
    expect: () => {
      isWanted.current = true;
    },
  };
}
