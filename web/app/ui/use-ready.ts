import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page's scripts have taken it over: until then what is typed would be lost and what is pressed unheard.
 * Deferred, so that parts whose code is still on its way are not drawn anew because of it.
 */
export function useReady(): boolean {
  return useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  );
}
