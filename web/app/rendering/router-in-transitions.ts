import { startTransition } from 'react';

type Router = typeof window.__remixRouter;

/**
 * Has whoever listens to the router hear of a change within a transition. `RemixBrowser` writes each new location into a state of its
 * own, at once, and with it hands a new context down to all that is below. Parts that React hasn't taken over yet would be thrown away
 * and made anew (React's error 421); a transition waits until they are taken over. Whether error 345 has this cause is not known. To be
 * called before the router is made.
 */
export function keepRouterInTransitions(): void {
  let kept: Router;
  Object.defineProperty(window, '__remixRouter', {
    configurable: true,
    get: () => kept,
    set(router: Router) {
      const { subscribe } = router;
      router.subscribe = (hear) => subscribe((...told) => startTransition(() => hear(...told)));
      kept = router;
    },
  });
}
