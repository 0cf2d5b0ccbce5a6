const signs = ['scroll', 'pointerdown', 'keydown'] as const;

/** Long enough to have read a paragraph. */
const A_WHILE = 15_000;

/**
 * Runs something once a visitor stays: scrolls, presses, types, or has the page for a while. Who leaves at once has
 * loaded nothing that is meant for later.
 */
export function whenStaying(run: () => void): void {
  const watch = new AbortController();
  const start = () => {
    if (watch.signal.aborted) return;
    watch.abort();
    clearTimeout(timer);
    run();
  };
  const timer = setTimeout(start, A_WHILE);
  // On the way down: React stops what is done to a part that it has not taken over.
  const listening = { signal: watch.signal, passive: true, capture: true };
  for (const sign of signs) window.addEventListener(sign, start, listening);
}
