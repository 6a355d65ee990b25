import { Stack } from '@vikari/ui-kit/Stack';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../../i18n/intl';
import styles from './integrity.module.css';

export interface IntegritySectionProps {
  title: string;
  /** One or two sentences about it. */
  text: string;
  /** The user has returned from BankID, which this section needed: it takes the focus. */
  isBack?: boolean;
  children: ReactNode;
}

/** A section of "my integrity" with its heading. */
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
      <Stack spacing={1}>
        <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </Stack>
      <div role="status">{isBack && <p>{t('integrity.back_from_bankid')}</p>}</div>
      {children}
    </section>
  );
}
