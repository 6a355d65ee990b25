import type { ReactNode } from 'react';
import styles from '../salaryGuide.module.css';

interface PartProps {
  /** The target of the link in the list of contents. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the page under its heading. */
export function Part({ id, title, children }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.part}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
