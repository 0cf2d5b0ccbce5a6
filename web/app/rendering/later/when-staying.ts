/** A screen reader presses without a pointer; the way back is a button of the browser's. */
const signs = ['scroll', 'pointerdown', 'keydown', 'click', 'popstate'] as const;

/**
 * Runs something once a visitor stays: scrolls, presses, types, or has the page for a while. Who leaves at once has
 * loaded nothing that is meant for later.
 * @param aWhile in milliseconds
 */
export function whenStaying(aWhile: number, run: () => void): void {
  const watch = new AbortController();
  const start = () => {
    if (watch.signal.aborted) return;
    watch.abort();
    clearTimeout(timer);
    run();
  };
  const timer = setTimeout(start, aWhile);
  // On the way down: React stops what is done to a part that it has not taken over.
  const listening = { signal: watch.signal, passive: true, capture: true };
  for (const sign of signs) window.addEventListener(sign, start, listening);
}
