'use client';

import { createPortal } from 'react-dom';
import { Spinner } from '../../Spinner';
import { layerHost } from './layerHost';
import styles from './ModalSurface.module.css';

/** Shown after a press until the modal that it opens can be shown. */
export function ModalComing() {
  return createPortal(
    <div aria-hidden="true" className={styles.coming}>
      <span className={styles.plate}>
        <Spinner size="large" />
      </span>
    </div>,
    layerHost(),
  );
}
