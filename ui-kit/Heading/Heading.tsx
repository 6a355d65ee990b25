import { type ComponentPropsWithRef, createElement } from 'react';
import { cx } from '../internal/cx';
import type { HeadingLevel } from '../internal/heading';
import styles from './Heading.module.css';

/** Props of {@link Heading}; the rest goes to the heading. */
export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Its place in the page's outline, 1 for the page's title. */
  level: HeadingLevel;
  /** How large it is, where that is not as its level: a card's title on level 2 looks like a 3. */
  look?: 'display' | 1 | 2 | 3 | 4;
}

/** A heading: its level is for the outline, its look for the eye. */
export function Heading({ level, look = level, className, ...rest }: HeadingProps) {
  return createElement(`h${level}`, { ...rest, className: cx(styles[`look-${look}`], className) });
}
