import { type ComponentPropsWithoutRef, createElement, type Ref } from 'react';
import { cx } from '../internal/cx';
import type { StackSpacing } from '../Stack';
import styles from './Grid.module.css';

/** Props of {@link Grid}; the rest goes to the root. */
export interface GridProps extends ComponentPropsWithoutRef<'div'> {
  /** Gets the root, whichever element it is. */
  ref?: Ref<HTMLElement>;
  /** Another element when its content is one, such as a list. Default `div`. */
  element?: 'div' | 'section' | 'ul' | 'ol' | 'dl';
  /**
   * What a column is wide at least: 10, 14, 18 or 24 rem. As many columns as fit stand beside each
   * other; where not even one fits it is as wide as the grid. Default `medium`.
   */
  minColumnWidth?: 'small' | 'medium' | 'large' | 'wide';
  /** How many columns there are at most. Default: as many as fit. */
  maxColumns?: 2 | 3 | 4;
  /** The distance between parts, in both directions. Default 4. */
  spacing?: StackSpacing;
  /** Few parts keep a column's width (`start`) or take the whole line. Default `stretch`. */
  justifyItems?: 'start' | 'stretch';
}

/** Places equal parts in as many columns as there is space for, without a breakpoint. */
export function Grid(props: GridProps) {
  const { element = 'div', minColumnWidth = 'medium', maxColumns, spacing = 4, ...own } = props;
  const { justifyItems = 'stretch', className, ...rest } = own;
  return createElement(element, {
    ...rest,
    className: cx(
      styles.grid,
      styles[minColumnWidth],
      styles[`gap-${spacing}`],
      maxColumns && styles[`max-${maxColumns}`],
      justifyItems === 'start' && styles.start,
      className,
    ),
  });
}
