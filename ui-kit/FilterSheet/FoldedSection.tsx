'use client';

import { type ReactNode, useState } from 'react';
import { AccordionItem } from '../Accordion';
import styles from './FilterSheet.module.css';

interface FoldedSectionProps {
  titleId: string;
  title: string;
  /** What is chosen in it; '' for nothing. */
  chosen: string;
  children: () => ReactNode;
}

/** A section that opens. Its content is rendered when it is first opened. */
export function FoldedSection({ titleId, title, chosen, children }: FoldedSectionProps) {
  const [opened, setOpened] = useState(false);
  return (
    <section className={styles.folded} aria-labelledby={titleId}>
      <AccordionItem
        headingLevel={3}
        summary={
          <span className={styles.foldedTitle}>
            <span id={titleId}>{title}</span>
            {chosen !== '' && <span className={styles.chosen}>{chosen}</span>}
          </span>
        }
        onOpenChange={(open) => setOpened(opened || open)}
      >
        {opened && <div className={styles.foldedContent}>{children()}</div>}
      </AccordionItem>
    </section>
  );
}
