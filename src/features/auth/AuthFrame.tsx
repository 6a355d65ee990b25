import { Card } from '@vikari/ui-kit/Card';
import { Icon } from '@vikari/ui-kit/Icon';
import type { ReactNode } from 'react';
import { useWords } from '../../i18n/intl';
import styles from './AuthFrame.module.css';

export interface AuthFrameProps {
  title: string;
  /** A sentence or two under the title. */
  lead: string;
  /** `wide` where there is a form to fill in. */
  width?: 'narrow' | 'wide';
  children: ReactNode;
  /** The other way in, under the card. */
  elsewhere: ReactNode;
  /** Says that BankID is simulated. */
  demo: boolean;
}

/** What the ways in have in common: a quiet card, and what becomes of her identity. */
export function AuthFrame(props: AuthFrameProps) {
  const { title, lead, width = 'narrow', children, elsewhere, demo } = props;
  const { t } = useWords();
  return (
    <div className={`${styles.page} ${styles[width]}`}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <Card padding="large" className={styles.card}>
        {children}
        <p className={styles.promise}>
          <Icon name="lock" size="small" />
          <span>{t('auth.promise')}</span>
        </p>
        {demo && <p className={styles.demo}>{t('auth.demo')}</p>}
      </Card>
      <p className={styles.elsewhere}>{elsewhere}</p>
    </div>
  );
}
