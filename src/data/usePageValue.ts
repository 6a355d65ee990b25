import { useCallback, useSyncExternalStore } from 'react';
import type { PageValue } from './pageState';
import { useSiteData } from './SiteDataProvider';

/** A value of the page; its initial one on the server, and while the page is hydrated. */
export function usePageValue<Value>(key: PageValue<Value>): Value {
  const { state } = useSiteData();
  return useSyncExternalStore(
    state.subscribe,
    useCallback(() => state.get(key), [state, key]),
    () => key.initial,
  );
}
