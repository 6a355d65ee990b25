'use client';

import { useRef } from 'react';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import styles from './Composer.module.css';

interface AttachButtonProps {
  label: string;
  /** As in the `accept` attribute. */
  accept: readonly string[];
  disabled: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** Opens the system's file picker. */
export function AttachButton({ label, accept, disabled, onChoose }: AttachButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        className={styles.attach}
        label={label}
        disabled={disabled}
        icon={<Icon name="attachment" />}
        onClick={() => chooser.current?.click()}
      />
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={accept.join(',')}
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])]);
          // Otherwise the same file could not be chosen again after it was removed.
          event.target.value = '';
        }}
      />
    </>
  );
}
