/**
 * Lays out, one after the other while the browser has nothing else to do, the parts of a page that it left out of its
 * first picture (the utility `later`): then the page is as high as it is, and its end is where one expects it.
 * @returns what stops it
 */
export function layOutInTurn(): () => void {
  const inTurn = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 50));
  const parts = [...document.querySelectorAll<HTMLElement>('.later')];
  let isOver = false;
  const next = () => {
    const part = isOver ? undefined : parts.shift();
    if (!part) return;
    part.style.contentVisibility = 'visible';
    inTurn(next);
  };
  inTurn(next);
  return () => {
    isOver = true;
  };
}
