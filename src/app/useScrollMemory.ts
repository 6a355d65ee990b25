import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * The scroll position of each entry of this visit's history, pixels by the router's key and the
 * address: the first entry and those of links within a page have one key together.
 */
const positions = new Map<string, number>();

/** Events of a user who scrolls elsewhere. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** Scrolls there, and again while the page's parts get their sizes, until the user moves. */
function stayAt(top: number): () => void {
  const go = () => window.scrollTo({ top, behavior: 'instant' });
  const observer = new ResizeObserver(go);
  const stop = () => observer.disconnect();
  go();
  observer.observe(document.body);
  for (const move of MOVES) window.addEventListener(move, stop, { once: true, passive: true });
  return stop;
}

/**
 * Back and Forward restore the scroll position of a page. The browser would do so before the page
 * has been rendered, and stop short. Its own restoration is switched on again when the whole
 * document is left.
 */
export function useScrollMemory(): void {
  const { key, pathname, hash } = useLocation();
  const place = key + pathname + hash;
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
    const position = positions.get(place);
    const stop =
      navigation === 'POP' && position !== undefined ? stayAt(position) : () => undefined;
    const remember = () => positions.set(place, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      stop();
      window.removeEventListener('scroll', remember);
    };
  }, [place, navigation]);
}
