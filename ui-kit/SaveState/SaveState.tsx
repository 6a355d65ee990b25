'use client';

import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../Icon';
import { cx } from '../internal/cx';
import { kitTexts } from '../KitProvider/readKit';
import { Spinner } from '../Spinner';
import styles from './SaveState.module.css';

/** The state of an automatic save. */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'failed';

/** Props of {@link SaveState}; the rest goes to the root. */
export interface SaveStateProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** Where the saving stands; `idle` shows nothing. */
  status: SaveStatus;
  /**
   * The text of each state: "Sparar …", "Sparat", "Kunde inte spara". `idle` has none.
   * Default: the KitProvider's.
   */
  labels?: Record<Exclude<SaveStatus, 'idle'>, string> & {
    /** "Försök igen" */
    retry: string;
  };
  /** Called by a press on "try again" after a failure. */
  onRetry?: () => void;
}

const ICONS = { saved: 'check', failed: 'error' } as const satisfies Record<string, IconName>;

/**
 * Says that what is typed is saved, without a button. Keep it mounted: it announces the changes.
 */
export function SaveState({
  status,
  labels = kitTexts().saveState.labels,
  onRetry,
  className,
  ...rest
}: SaveStateProps) {
  return (
    <div {...rest} className={cx(styles.root, styles[status], className)}>
      {status === 'saving' && <Spinner size="small" />}
      {(status === 'saved' || status === 'failed') && <Icon name={ICONS[status]} size="small" />}
      <span role="status">{status === 'idle' ? '' : labels[status]}</span>
      {status === 'failed' && onRetry && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {labels.retry}
        </button>
      )}
    </div>
  );
}
