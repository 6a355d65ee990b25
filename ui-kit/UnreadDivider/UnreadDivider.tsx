import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx';
import styles from './UnreadDivider.module.css';

/** Props of {@link UnreadDivider}; the rest goes to the root. */
export interface UnreadDividerProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role' | 'aria-label'> {
  /** "Nya meddelanden" */
  label: string;
}

/** The line above the first unread message. */
export function UnreadDivider({ label, className, ...rest }: UnreadDividerProps) {
  return (
    // A separator's content is not read, but its name is.
    // biome-ignore lint/a11y/useSemanticElements: an `hr` has no text content.
    <div role="separator" aria-label={label} {...rest} className={cx(styles.divider, className)}>
      <span>{label}</span>
    </div>
  );
}
