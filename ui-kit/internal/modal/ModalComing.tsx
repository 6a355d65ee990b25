'use client';

import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { Spinner } from '../../Spinner';
import { layerHost } from './layerHost';
import styles from './ModalSurface.module.css';
import type { ModalSurfaceProps } from './modalProps';

/** Shown after a press until the modal that it opens can be shown; Escape gives it up. */
export function ModalComing({ onClose }: Pick<ModalSurfaceProps, 'onClose'>) {
  const handleKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose('escape');
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return createPortal(
    <div aria-hidden="true" className={styles.coming}>
      <span className={styles.plate}>
        <Spinner size="large" />
      </span>
    </div>,
    layerHost(),
  );
}
