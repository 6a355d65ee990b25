import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first pass of hydration; true once the browser has taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
