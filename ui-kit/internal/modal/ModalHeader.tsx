'use client';

import type { ReactNode } from 'react';
import { Icon } from '../../Icon';
import { IconButton } from '../../IconButton';
import { type SlotProps, slot } from '../slot';
import styles from './ModalParts.module.css';

/** What a caller gives the parts of a modal with a title: attributes, a class and a ref. */
export interface ModalSlotProps {
  /** Of the heading. */
  title?: SlotProps<'h2'> | undefined;
  /** Of the part that scrolls, around the content. */
  body?: SlotProps<'div'> | undefined;
  /** Of the line of buttons. */
  actions?: SlotProps<'div'> | undefined;
}

interface ModalHeaderProps {
  /** Id that the dialog's `aria-labelledby` points to. */
  titleId: string;
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  titleProps?: ModalSlotProps['title'];
}

/** Title and close button of a dialog or sheet. */
export function ModalHeader(props: ModalHeaderProps) {
  const { titleId, title, closeLabel, onClose, titleProps } = props;
  return (
    <div className={styles.header}>
      <h2 {...slot(titleProps, styles.title)} id={titleId}>
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
