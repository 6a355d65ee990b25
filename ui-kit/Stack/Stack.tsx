import { type ComponentPropsWithoutRef, createElement, type Ref } from 'react';
import { cx } from '../internal/cx';
import type { OneOf } from '../internal/oneOf';
import styles from './Stack.module.css';

/** A distance of the scale: how often 4 px. */
export type StackSpacing = OneOf<[0, 1, 2, 3, 4, 5, 6, 8, 10, 12]>;

/** Props of {@link Stack}; the rest goes to the root. */
export interface StackProps extends ComponentPropsWithoutRef<'div'> {
  /** Gets the root, whichever element it is. */
  ref?: Ref<HTMLElement>;
  /** Another element when its content is one, such as a list or a named `section`. Default `div`. */
  element?: 'div' | 'section' | 'header' | 'aside' | 'nav' | 'p' | 'ul';
  /** One below the other, or in lines that break. Default `column`. */
  direction?: 'column' | 'row';
  /** The distance between its parts; in a row also between its lines. Default 0. */
  spacing?: StackSpacing;
  /** The distance between the parts of a line, where it is not the one between lines. */
  columnSpacing?: StackSpacing;
  /** Where the parts are across the direction; left out, they are as large as the largest. */
  alignItems?: 'start' | 'center' | 'baseline';
  /** Where the parts are along the direction; left out, at the start. */
  justifyContent?: 'center' | 'space-between';
}

/** Places its parts one below the other or beside each other, at one distance. */
export function Stack(props: StackProps) {
  const {
    element = 'div',
    direction = 'column',
    spacing = 0,
    columnSpacing = spacing,
    alignItems,
    justifyContent,
    className,
    ...rest
  } = props;
  return createElement(element, {
    ...rest,
    className: cx(
      styles.stack,
      styles[direction],
      styles[`row-${spacing}`],
      styles[`column-${columnSpacing}`],
      alignItems && styles[`align-${alignItems}`],
      justifyContent && styles[`justify-${justifyContent}`],
      className,
    ),
  });
}
