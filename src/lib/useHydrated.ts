import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False until the page is hydrated, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
