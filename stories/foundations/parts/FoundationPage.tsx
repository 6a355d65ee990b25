import type { ReactNode } from 'react';
import styles from './FoundationPage.module.css';

interface FoundationPageProps {
  title: string;
  /** One or two sentences about the page. */
  lead: string;
  children: ReactNode;
}

/** The layout of a foundation page; no `main` of its own, since a docs page has one around it. */
export function FoundationPage({ title, lead, children }: FoundationPageProps) {
  return (
    <div className={styles.page} lang="en" data-foundation>
      <header className={styles.header}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </div>
  );
}

interface SectionProps {
  title: string;
  note?: string;
  children: ReactNode;
}

/** A part of a foundation page under its own heading. */
export function Section({ title, note, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {children}
    </section>
  );
}
