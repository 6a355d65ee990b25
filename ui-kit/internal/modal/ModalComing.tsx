'use client';

import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Spinner } from '../../Spinner';
import { layerHost } from './layerHost';
import styles from './ModalSurface.module.css';
import type { ModalSurfaceProps } from './modalProps';

/** Shown after a press until the modal that it opens can be shown; Escape gives it up. */
export function ModalComing({ onClose }: Pick<ModalSurfaceProps, 'onClose'>) {
  useEffect(() => {
    const handleKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onClose('escape');
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [onClose]);
  return createPortal(
    <div aria-hidden="true" className={styles.coming}>
      <span className={styles.plate}>
        <Spinner size="large" />
      </span>
    </div>,
    layerHost(),
  );
}
