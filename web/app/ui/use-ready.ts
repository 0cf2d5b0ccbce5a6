import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page's scripts have taken it over: until then what is typed would be lost and what is pressed unheard. */
export function useReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
