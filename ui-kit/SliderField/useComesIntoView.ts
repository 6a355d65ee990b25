'use client';

import { type RefObject, useEffect, useState } from 'react';

/** How far below and above the window an element counts as near. */
const MARGIN = '50% 0px';

/**
 * True once an element has been near the window, and not before the page is hydrated. One that is
 * not displayed is never near.
 */
export function useComesIntoView(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observed = element.current;
    if (isNear || observed === null) return;
    // Without an IntersectionObserver, as in tests without a browser
    if (typeof IntersectionObserver === 'undefined') return setNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
