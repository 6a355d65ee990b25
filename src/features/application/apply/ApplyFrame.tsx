import type { LinkComponent } from '@vikari/ui-kit/Button';
import type { ReactNode } from 'react';
import styles from './ApplyFrame.module.css';

export interface ApplyFrameProps {
  /** What the page is for, over the job's name. */
  title: string;
  jobTitle: string;
  workplaceName: string;
  jobHref: string;
  linkComponent: LinkComponent;
  children: ReactNode;
}

/** What stands over every state of an application: which job it is about. */
export function ApplyFrame(props: ApplyFrameProps) {
  const { title, jobTitle, workplaceName, jobHref, linkComponent: Link, children } = props;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.job}>
          <Link href={jobHref}>{jobTitle}</Link>
          <span>{workplaceName}</span>
        </p>
      </header>
      {children}
    </div>
  );
}
