import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings the part that the address names into view: a tab is drawn after the page has scrolled. */
export function useHashTarget(): void {
  const { hash, key } = useLocation();
  // A press on the same link again is another entry of the history
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key alone says that
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
}
