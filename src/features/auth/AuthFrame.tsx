import { Card } from '@vikari/ui-kit/Card';
import type { ReactNode } from 'react';
import styles from './AuthFrame.module.css';
import { AuthNotes } from './AuthNotes';

export interface AuthFrameProps {
  title: string;
  /** A sentence or two under the title. */
  lead: string;
  /** `wide` where there is a form to fill in. */
  width?: 'narrow' | 'wide';
  children: ReactNode;
  /** The link to the other page (login or registration), below the card. */
  elsewhere?: ReactNode;
  /** Says that BankID is simulated. */
  demo: boolean;
}

/** The frame of the sign-in pages: a card, and a note on how the user's identity is used. */
export function AuthFrame(props: AuthFrameProps) {
  const { title, lead, width = 'narrow', children, elsewhere, demo } = props;
  return (
    <div className={`${styles.page} ${styles[width]}`}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <Card padding="large" className={styles.card}>
        {children}
        <AuthNotes demo={demo} />
      </Card>
      {elsewhere && <p className={styles.elsewhere}>{elsewhere}</p>}
    </div>
  );
}
