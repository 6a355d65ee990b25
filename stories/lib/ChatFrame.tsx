import { Avatar } from '@vikari/ui-kit/Avatar';
import { PresenceDot } from '@vikari/ui-kit/PresenceDot';
import type { ReactNode } from 'react';
import styles from './ChatDemo.module.css';
import type { ChatTexts } from './chatTexts';

interface ChatFrameProps {
  texts: ChatTexts;
  /** Beside the name: a button that triggers an event. */
  action?: ReactNode;
  /** The thread. */
  children: ReactNode;
  /** The field below it. */
  composer?: ReactNode;
}

/** The layout that a site gives a thread: the person, the messages, and the field. */
export function ChatFrame({ texts, action, children, composer }: ChatFrameProps) {
  const name = texts.people[0] ?? '';
  return (
    <section className={styles.frame} aria-label={name}>
      <div className={styles.top}>
        <Avatar name={name} />
        <div className={styles.who}>
          <h2 className={styles.name}>{name}</h2>
          <PresenceDot status="online">{texts.presence.online}</PresenceDot>
        </div>
        {action}
      </div>
      <div className={styles.body}>{children}</div>
      {composer !== undefined && <div className={styles.write}>{composer}</div>}
    </section>
  );
}
