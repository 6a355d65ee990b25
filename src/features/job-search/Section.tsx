import { Stack } from '@vikari/ui-kit/Stack';
import { type ReactNode, useId } from 'react';
import styles from './jobSearch.module.css';

interface SectionProps {
  title: string;
  text?: string | undefined;
  /** At the end of the heading's line: a link to the whole list. */
  link?: ReactNode;
  children: ReactNode;
}

/** A part of a page under its heading. */
export function Section({ title, text, link, children }: SectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <Stack
        direction="row"
        spacing={1}
        columnSpacing={6}
        alignItems="baseline"
        justifyContent="space-between"
      >
        <h2 id={headingId}>{title}</h2>
        {link}
        {text && <p className={styles.sectionText}>{text}</p>}
      </Stack>
      {children}
    </section>
  );
}
