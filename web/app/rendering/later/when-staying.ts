/** A screen reader presses without a pointer; the way back is a button of the browser's. */
const signs = ['scroll', 'pointerdown', 'keydown', 'click', 'popstate'] as const;

/**
 * Runs something with the first sign that a visitor uses the page: scrolls, presses, types.
 * @param more events that count as signs here
 * @returns what stops waiting
 */
export function onFirstSign(run: () => void, more: readonly string[] = []): () => void {
  const watch = new AbortController();
  const start = () => {
    if (watch.signal.aborted) return;
    watch.abort();
    run();
  };
  // On the way down: React stops what is done to a part that it has not taken over.
  const listening = { signal: watch.signal, passive: true, capture: true };
  for (const sign of [...signs, ...more]) window.addEventListener(sign, start, listening);
  return () => watch.abort();
}

/**
 * Runs something once a visitor stays: uses the page, or has it for a while. Who leaves at once has loaded nothing that
 * is meant for later.
 * @param aWhile in milliseconds
 */
export function whenStaying(aWhile: number, run: () => void): void {
  const stop = onFirstSign(() => {
    clearTimeout(timer);
    run();
  });
  const timer = setTimeout(() => {
    stop();
    run();
  }, aWhile);
}
