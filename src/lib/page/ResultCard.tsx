import { Card } from '@vikari/ui-kit/Card';
import { Icon, type IconName } from '@vikari/ui-kit/Icon';
import { PageLayout } from '@vikari/ui-kit/PageLayout';
import type { ReactNode } from 'react';
import styles from './ResultCard.module.css';

interface ResultCardProps {
  icon: IconName;
  title: string;
  /** What is said of it, and what to do next. */
  children: ReactNode;
}

/** A page about one thing that was done or is asked, such as where the link in a mail leads. */
export function ResultCard({ icon, title, children }: ResultCardProps) {
  return (
    <PageLayout maxWidth="xs" padding="large" spacing={0}>
      <Card padding="large" className={styles.card}>
        <h1 className={styles.title}>
          <Icon name={icon} />
          <span>{title}</span>
        </h1>
        {children}
      </Card>
    </PageLayout>
  );
}
