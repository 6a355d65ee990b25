import styles from './Gallery.module.css';
import type { Pair } from './pair';

/** A part of the kit beside that of MUI. */
export function PairRow({ name, kit, mui }: Pair) {
  return (
    <div className={styles.pair} data-pair={name}>
      <span className={styles.name}>{name}</span>
      <div className={styles.side} data-side="kit">
        {kit}
      </div>
      <div className={styles.side} data-side="mui">
        {mui}
      </div>
    </div>
  );
}
