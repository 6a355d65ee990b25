import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { STORAGE_KEY } from '#domain/limits';
import { firstFocusIn } from '../lib/focus/firstFocus';
import { localStore } from '../lib/store/localStore';
import { useScrollMemory } from './useScrollMemory';

/** Pages that are no target for a return; the last ones' addresses contain a token. */
const NOT_REMEMBERED =
  /^\/(login|register|auth|bekrafta-epost|det-var-inte-jag|pausa-mejl|bevakning|job-alerts|fortsatt-registrering|candidate\/recommendation|referens)(\/|$)/;

/**
 * The effects of every change of path: the page scrolls to the top and the focus moves to the
 * content, so that a keyboard or a screen reader starts at the top too; Back shows the page as it
 * was left. The last visited address is stored for the next visit.
 */
export function useRouteEffects(content: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  const navigation = useNavigationType();
  const previous = useRef(pathname);
  useScrollMemory();

  useEffect(() => {
    if (!NOT_REMEMBERED.test(pathname)) {
      localStore.write(STORAGE_KEY.lastVisitedUrl, pathname + search);
    }
  }, [pathname, search]);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (navigation === 'POP') return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (content.current) firstFocusIn(content.current).focus({ preventScroll: true });
  }, [pathname, navigation, content]);
}
