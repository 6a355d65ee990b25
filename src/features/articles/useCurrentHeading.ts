import { useEffect, useState } from 'react';
import { currentHeading } from './currentHeading';

/** The heading that is being read, followed while the page scrolls. */
export function useCurrentHeading(headings: readonly { id: string }[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const positions = headings.flatMap(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top === undefined ? [] : [{ id, top }];
      });
      setCurrent(currentHeading(positions));
    };
    const plan = () => {
      frame ||= requestAnimationFrame(look);
    };
    plan();
    window.addEventListener('scroll', plan, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', plan);
    };
  }, [headings]);
  return current;
}
