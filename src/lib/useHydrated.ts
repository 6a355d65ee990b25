import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the server's markup is being taken over, true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
