import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Shows the part of a page that the address's fragment names, and goes on there: what is read first, or
 * rendered late, is there only after the browser has looked for it.
 *
 * @param ready - whether the part is rendered, where there is one.
 */
export function useTargetInAddress(ready: boolean): void {
  const { hash, key } = useLocation();
  // A press on the same link again is another entry of the history
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key alone says that
  useEffect(() => {
    if (hash === '' || !ready) return;
    // After the shell has scrolled the new page to its top
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(decodeURIComponent(hash.slice(1)));
      if (!target) return;
      target.scrollIntoView();
      if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
      target.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key, ready]);
}
