import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The scroll position of each entry of this visit's history, pixels by the router's key. */
const positions = new Map<string, number>();

/**
 * Back and Forward show a page where it was left. The browser would scroll before the page has been
 * rendered, and stop short; it is in charge again when the whole document is left.
 */
export function useScrollMemory(): void {
  const { key } = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    const hold = () => {
      window.history.scrollRestoration = 'manual';
    };
    const release = () => {
      window.history.scrollRestoration = 'auto';
    };
    hold();
    window.addEventListener('pageshow', hold);
    window.addEventListener('pagehide', release);
    return () => {
      release();
      window.removeEventListener('pageshow', hold);
      window.removeEventListener('pagehide', release);
    };
  }, []);

  useLayoutEffect(() => {
    const position = positions.get(key);
    if (navigation === 'POP' && position !== undefined) {
      window.scrollTo({ top: position, behavior: 'instant' });
    }
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, navigation]);
}
