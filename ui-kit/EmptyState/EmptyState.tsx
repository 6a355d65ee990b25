import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx';
import type { HeadingLevel } from '../internal/heading';
import type { IconElement } from '../internal/iconElement';
import styles from './EmptyState.module.css';

/** Props of {@link EmptyState}; the rest goes to the root. */
export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What is missing: "Inga uppdrag matchar ditt filter". */
  title: string;
  /** The level of its heading. Default 2. */
  headingLevel?: HeadingLevel;
  /** A decorative icon or drawing. */
  icon?: IconElement;
  /** The next step: drop a filter, look somewhere else. */
  actions?: ReactNode;
}

/** Says that there is no content, why, and what to do about it. */
export function EmptyState(props: EmptyStateProps) {
  const { title, headingLevel = 2, icon, actions, className, children, ...rest } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={cx(styles.empty, className)}>
      {icon !== undefined && <div className={styles.icon}>{icon}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
