import { Breadcrumbs } from '@vikari/ui-kit/Breadcrumbs';
import type { ReactNode } from 'react';
import { RouterLink } from '../../lib/site/RouterLink';
import styles from './info.module.css';

export interface InfoFrameProps {
  title: string;
  lead: string;
  /** From the start page to this page. */
  crumbs: readonly { label: string; href: string }[];
  /** The name of that list. */
  crumbsLabel: string;
  children: ReactNode;
}

/** A page to read: the way to it, its heading and a sentence or two, then its content. */
export function InfoFrame(props: InfoFrameProps) {
  const { title, lead, crumbs, crumbsLabel, children } = props;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Breadcrumbs label={crumbsLabel} crumbs={crumbs} linkComponent={RouterLink} />
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </div>
  );
}
