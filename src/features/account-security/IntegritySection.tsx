import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../../i18n/intl';
import styles from './integrity.module.css';

export interface IntegritySectionProps {
  title: string;
  /** What it is about, in a sentence or two. */
  text: string;
  /** The browser has just come back from BankID, which was used for this section: it is focused. */
  isBack?: boolean;
  children: ReactNode;
}

/** A part of "my integrity" under its heading. */
export function IntegritySection({ title, text, isBack = false, children }: IntegritySectionProps) {
  const { t } = useWords();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!isBack) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [isBack]);

  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <div className={styles.words}>
        <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div role="status">{isBack && <p>{t('integrity.back_from_bankid')}</p>}</div>
      {children}
    </section>
  );
}
