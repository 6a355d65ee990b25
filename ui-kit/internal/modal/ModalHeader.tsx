import type { ReactNode } from 'react';
import { Icon } from '../../Icon';
import { IconButton } from '../../IconButton';
import styles from './ModalParts.module.css';

interface ModalHeaderProps {
  /** Id that the dialog's `aria-labelledby` points to. */
  titleId: string;
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
}

/** Title and close button of a dialog or sheet. */
export function ModalHeader({ titleId, title, closeLabel, onClose }: ModalHeaderProps) {
  return (
    <div className={styles.header}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <IconButton
        className={styles.close}
        label={closeLabel}
        icon={<Icon name="close" />}
        onClick={onClose}
      />
    </div>
  );
}
