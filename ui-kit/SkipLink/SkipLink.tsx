import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx';
import { kitTexts } from '../KitProvider/readKit';
import styles from './SkipLink.module.css';

/** Props of {@link SkipLink}; the rest goes to the `a`. */
export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** The id of the page's content with a `#`; that element needs `tabIndex={-1}`. */
  href: `#${string}`;
}

/** The first tab stop: skips the header to the content. Visible only while it has the focus. */
export function SkipLink({
  className,
  children = kitTexts().skipLink.children,
  ...rest
}: SkipLinkProps) {
  return (
    <a {...rest} className={cx(styles.skip, className)}>
      {children}
    </a>
  );
}
