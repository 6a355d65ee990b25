import { type ComponentPropsWithoutRef, createElement, type Ref } from 'react';
import { cx } from '../internal/cx';
import styles from './Text.module.css';

/** Props of {@link Text}; the rest goes to the root. */
export interface TextProps extends ComponentPropsWithoutRef<'p'> {
  /** Gets the root, whichever element it is. */
  ref?: Ref<HTMLElement>;
  /** Another element when the text is no paragraph. Default `p`. */
  element?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'li' | 'dt' | 'dd' | 'figcaption';
  /** A style of the type scale; headings have their own component. Default `body`. */
  variant?: 'lead' | 'body' | 'body-strong' | 'label' | 'small' | 'caption' | 'price';
  /** Its colour by meaning. Default: the colour of what it stands in. */
  tone?: 'muted' | 'success' | 'warning' | 'danger';
  /** Where its lines end: at a measure that is read well (68 signs), or where there is no more space. */
  measure?: 'reading' | 'full';
  /** Digits of one width, so that numbers below each other are in line. Default false. */
  tabularNumbers?: boolean;
}

/** Text in a style of the type scale. */
export function Text(props: TextProps) {
  const { element = 'p', variant = 'body', tone, measure = 'full', ...own } = props;
  const { tabularNumbers = false, className, ...rest } = own;
  return createElement(element, {
    ...rest,
    className: cx(
      styles[variant],
      tone && styles[tone],
      measure === 'reading' && styles.reading,
      (tabularNumbers || variant === 'price') && styles.tabular,
      className,
    ),
  });
}
