'use client';

import { useState } from 'react';
import { Icon, type IconName } from '../Icon';
import { IconButton } from '../IconButton';
import { cx } from '../internal/cx';
import styles from './Snackbar.module.css';
import type { SnackbarMessage, SnackbarType } from './snackbarQueue';
import { useCountdown } from './useCountdown';
import { useTabHidden } from './useTabHidden';

const ICONS = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'error',
} as const satisfies Record<SnackbarType, IconName>;

interface SnackbarItemProps {
  message: SnackbarMessage;
  closeLabel: string;
  onDone: () => void;
}

/**
 * The visible message. Its time stops while a pointer or the focus is on it or the tab is hidden.
 */
export function SnackbarItem({ message, closeLabel, onDone }: SnackbarItemProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useTabHidden();
  useCountdown(message.id, message.duration, hovered || focused || hidden, onDone);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only stops the timer.
    <div
      className={cx(styles.item, styles[message.type])}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon name={ICONS[message.type]} className={styles.icon} />
      <span className={styles.text}>{message.text}</span>
      {message.action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            message.action?.onPress();
            onDone();
          }}
        >
          {message.action.label}
        </button>
      )}
      <IconButton
        className={styles.close}
        size="small"
        label={closeLabel}
        icon={<Icon name="close" />}
        onClick={onDone}
      />
    </div>
  );
}
