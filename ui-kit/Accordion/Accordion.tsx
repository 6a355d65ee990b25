import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx';
import styles from './Accordion.module.css';

/** A column of {@link AccordionItem}s with hairlines between them. */
export function Accordion({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={cx(styles.accordion, className)} />;
}
