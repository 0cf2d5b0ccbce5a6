/** One after the other, while the browser has nothing else to do. @returns what stops it */
function inTurn(parts: Iterable<HTMLElement>, lay: (part: HTMLElement) => void): () => void {
  const atRest = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 50));
  const waiting = [...parts];
  let isOver = false;
  const next = () => {
    const part = isOver ? undefined : waiting.shift();
    if (!part) return;
    lay(part);
    atRest(next);
  };
  atRest(next);
  return () => {
    isOver = true;
  };
}

/**
 * Lays out the parts of a page that were left out of its first picture (the utility `later`): then the page is as high as
 * it is, and its end is where one expects it.
 * @returns what stops it
 */
export const layOutInTurn = (within: ParentNode = document): (() => void) =>
  inTurn(within.querySelectorAll<HTMLElement>('.later'), (part) => {
    part.style.contentVisibility = 'visible';
  });

/**
 * Lays out each part for one picture, after which the browser knows its height and may leave it out again.
 * @returns what stops it
 */
export const measureInTurn = (parts: Iterable<HTMLElement>): (() => void) =>
  inTurn(parts, (part) => {
    part.style.contentVisibility = 'visible';
    // The first of the two comes before the picture in which the height is noted.
    requestAnimationFrame(() => requestAnimationFrame(() => part.style.removeProperty('content-visibility')));
  });
