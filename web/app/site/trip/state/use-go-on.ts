import { useCallback, useLayoutEffect, useRef } from 'react';

/** Finds what a reader goes on with, once a change is on the page. */
export type FindNext = () => HTMLElement | null | undefined;

const isLost = (element: Element | null) => element === null || element === document.body;

/**
 * Takes the focus to where a reader goes on after the next change of the plan, unless the reader has gone elsewhere by
 * then. What a change removes would leave the focus nowhere.
 * @param shown is another with each change
 */
export function useGoOn(shown: unknown, name?: unknown) {
  const wanted = useRef<{ find: FindNext; from: Element | null } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change asks
  useLayoutEffect(() => {
    const next = wanted.current;
    if (!next) return;
    wanted.current = null;
    const { activeElement } = document;
    if (isLost(activeElement) || activeElement === next.from) next.find()?.focus();
  }, [shown, name]);
  const goOn = useCallback((find: FindNext) => {
    wanted.current = { find, from: document.activeElement };
  }, []);
  const isGoingOn = useCallback(() => wanted.current !== null, []);
  return { goOn, isGoingOn };
}
