import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx';
import type { OneOf } from '../internal/oneOf';
import styles from './Card.module.css';

/** `raised` above the page with an edge, `sunken` below it, `night` the dark band. */
export type CardTone = OneOf<['raised', 'sunken', 'night']>;

/** Props of {@link Card}; the rest goes to the root. */
export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** `section` or `article` when the card has a heading of its own (name it with `aria-labelledby`). */
  element?: 'div' | 'section' | 'article';
  /** Its place in relation to the page. Default `raised`. */
  tone?: CardTone;
  /** The padding; `none` when the content brings its own, such as an image. A table of the kit has a surface of its own. */
  padding?: 'none' | 'medium' | 'large';
}

/** A surface around related content. It is not pressable: see JobCard for that. */
export function Card(props: CardProps) {
  const {
    element: Element = 'div',
    tone = 'raised',
    padding = 'medium',
    className,
    ...rest
  } = props;
  return (
    <Element
      data-surface={tone === 'night' ? 'night' : undefined}
      {...rest}
      className={cx(styles.card, styles[tone], styles[`padding-${padding}`], className)}
    />
  );
}
