import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Shows the application that the address's fragment names, once the list is there. */
export function useCardInAddress(ready: boolean): void {
  const { hash, key } = useLocation();
  // A press on the same link again is another entry of the history
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key alone says that
  useEffect(() => {
    if (hash === '' || !ready) return;
    // After the shell has scrolled the new page to its top
    const frame = requestAnimationFrame(() => {
      const card = document.getElementById(decodeURIComponent(hash.slice(1)));
      card?.scrollIntoView();
      card?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key, ready]);
}
