'use client';

import { type ComponentPropsWithRef, useMemo } from 'react';
import { cx } from '../internal/cx';
import { mergeRefs } from '../internal/mergeRefs';
import styles from './EndBar.module.css';
import { joinEndBars } from './endBars';

/** Props of {@link EndBar}; the rest goes to the root. */
export interface EndBarProps extends ComponentPropsWithRef<'div'> {
  /** `page` for what the page is for, `offer` for what it could do without. Default `page`. */
  part?: 'page' | 'offer';
  /** Default `div`; `aside` for a landmark. */
  element?: 'div' | 'aside' | 'p';
}

/**
 * A bar that stays at the end of the window, upon the others there. Where its style sheet sets
 * `--vk-end-bar: 1` and `position`, it stays: a page's `sticky`, an offer's `fixed`.
 */
export function EndBar(props: EndBarProps) {
  const { part = 'page', element = 'div', className, ref, ...rest } = props;
  const Element = element as 'div';
  const joined = useMemo(() => mergeRefs(ref, joinEndBars(part)), [ref, part]);
  return <Element {...rest} ref={joined} className={cx(styles.bar, styles[part], className)} />;
}
