import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to the part that the address's fragment names: the tab is rendered after the page has
 * scrolled.
 */
export function useHashTarget(): void {
  const { hash, key } = useLocation();
  // A press on the same link again is another entry of the history
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key alone says that
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
}
