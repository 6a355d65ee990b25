import { useSyncExternalStore } from 'react';

/** For a store that never changes by itself. */
export const never = () => () => {};

/** False until the page is hydrated, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
