import { type ReactNode, useId } from 'react';
import styles from './articles.module.css';

/** A part of a page below its text. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.part}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </section>
  );
}
