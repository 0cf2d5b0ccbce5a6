import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

const SECONDS = 3;

/** Looks again and again at an order that waits for the word of its provider, as long as the page is looked at. */
export function useOrderCheck(isWaiting: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isWaiting || state !== 'idle') return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') revalidate();
    }, SECONDS * 1000);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate, state]);
}
