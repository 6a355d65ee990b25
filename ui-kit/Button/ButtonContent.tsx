import type { ReactNode } from 'react';
import type { IconElement } from '../internal/iconElement';
import { Text } from '../internal/Text';
import { Spinner } from '../Spinner';
import styles from './Button.module.css';

/** Props of {@link ButtonContent}. */
export interface ButtonContentProps {
  startIcon: IconElement;
  endIcon: IconElement;
  /** What is in progress, read after the text; undefined when nothing is. */
  busyLabel?: string | undefined;
  children: ReactNode;
}

/**
 * Text between its icons. While loading, the text keeps its width and its name under the spinner.
 */
export function ButtonContent({ startIcon, endIcon, busyLabel, children }: ButtonContentProps) {
  return (
    <>
      <span className={styles.content}>
        <Text>{startIcon}</Text>
        <span>{children}</span>
        <Text>{endIcon}</Text>
      </span>
      {busyLabel !== undefined && (
        <Spinner className={styles.spinner} size="small" label={busyLabel} />
      )}
    </>
  );
}
