'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import type { HeadingLevel } from '../internal/heading';
import { Text } from '../internal/Text';
import styles from './ErrorState.module.css';

/** Another attempt. */
export interface ErrorStateRetry {
  /** "Försök igen" */
  label: string;
  onRetry: () => void;
  /** True while the new attempt is in progress. */
  retrying?: boolean;
  /** Announced while it is loading: "försöker igen". */
  retryingLabel?: string;
}

/** Props of {@link ErrorState}; the rest goes to the root. */
export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What could not be done, without blame: "Uppdragen kunde inte hämtas". */
  title: string;
  /** The level of its heading. Default 2. */
  headingLevel?: HeadingLevel;
  /** A button that tries again; without it there is none. */
  retry?: ErrorStateRetry;
  /** Other links, such as one to the start page. */
  actions?: ReactNode;
  /** A code for support; shown small and selectable. */
  reference?: string;
}

/**
 * A part of the page that could not be shown. It is announced when it appears, and offers a next
 * step.
 */
export function ErrorState(props: ErrorStateProps) {
  const {
    title,
    headingLevel = 2,
    retry,
    actions,
    reference,
    className,
    children,
    ...rest
  } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div role="alert" {...rest} className={cx(styles.error, className)}>
      <Icon name="warning" className={styles.icon} />
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {(retry !== undefined || actions !== undefined) && (
        <div className={styles.actions}>
          {retry !== undefined && (
            <Button
              startIcon={<Icon name="refresh" />}
              onClick={retry.onRetry}
              loading={retry.retrying}
              loadingLabel={retry.retryingLabel}
            >
              {retry.label}
            </Button>
          )}
          <Text>{actions}</Text>
        </div>
      )}
      {reference !== undefined && <p className={styles.reference}>{reference}</p>}
    </div>
  );
}
