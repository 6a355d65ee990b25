'use client';

import { type ComponentPropsWithRef, type RefObject, useEffect, useRef } from 'react';
import { cx } from '../internal/cx';
import styles from './ReadingProgress.module.css';
import { readShare } from './readShare';

/** Props of {@link ReadingProgress}; the rest goes to the root. */
export interface ReadingProgressProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The text that is read. */
  of: RefObject<HTMLElement | null>;
}

/**
 * A line at the top of the window that grows as a long text is scrolled. It is decoration: the
 * scroll position says the same, so it is hidden from assistive technology.
 */
export function ReadingProgress({ of, className, ...rest }: ReadingProgressProps) {
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      frame = 0;
      const box = of.current?.getBoundingClientRect();
      if (!box || !line.current) return;
      const { top, height } = box;
      const share = readShare({ top, height, windowHeight: window.innerHeight });
      line.current.style.transform = `scaleX(${share})`;
    };
    const plan = () => {
      frame ||= requestAnimationFrame(draw);
    };
    plan();
    window.addEventListener('scroll', plan, { passive: true });
    window.addEventListener('resize', plan);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', plan);
      window.removeEventListener('resize', plan);
    };
  }, [of]);
  return (
    <div aria-hidden="true" {...rest} className={cx(styles.progress, className)}>
      <span ref={line} className={styles.line} />
    </div>
  );
}
