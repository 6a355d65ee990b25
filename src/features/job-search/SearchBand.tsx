import type { ReactNode } from 'react';
import styles from './jobSearch.module.css';

interface SearchBandProps {
  /** The page's one heading. */
  title: string;
  lead?: ReactNode;
  /** Above the heading: the breadcrumb. */
  above?: ReactNode;
  /** The search. */
  children?: ReactNode;
}

/** The dark band at the top of a list: heading and search. */
export function SearchBand({ title, lead, above, children }: SearchBandProps) {
  return (
    <div data-surface="night" className={styles.band}>
      <div className={styles.bandInner}>
        {above}
        <h1 className={styles.bandTitle}>{title}</h1>
        {lead && <p className={styles.bandLead}>{lead}</p>}
        {children}
      </div>
    </div>
  );
}
