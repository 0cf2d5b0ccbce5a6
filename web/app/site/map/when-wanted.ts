/** How much of a map has to be in the window, and how long nothing may have happened there, in milliseconds. */
const MOSTLY = 0.6;
const QUIET = 900;

/** What somebody does who reads on. */
const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'touchmove'] as const;

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

const onceIdle = (run: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200);

/**
 * Runs something once a map is in the window of somebody who has moved about the page and rests: who only opens a page
 * has loaded nothing for it, and nobody has a drawing changed that they are about to press.
 * @returns what stops waiting
 */
export function whenWanted(box: Element, run: () => void): () => void {
  const watch = new AbortController();
  let isSeen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    watch.abort();
    clearTimeout(timer);
    seen.disconnect();
  };
  const rested = () => {
    if (!isSeen || box.matches(':hover') || box.contains(document.activeElement)) return;
    onceIdle(() => {
      if (watch.signal.aborted) return;
      stop();
      run();
    });
  };
  const stirred = () => {
    clearTimeout(timer);
    timer = setTimeout(rested, QUIET);
  };
  const seen = new IntersectionObserver(
    (entries) => {
      isSeen = entries.some(({ isIntersecting }) => isIntersecting);
    },
    { threshold: MOSTLY },
  );
  if (savesData()) return stop;
  seen.observe(box);
  for (const sign of signs)
    window.addEventListener(sign, stirred, { signal: watch.signal, passive: true, capture: true });
  return stop;
}
