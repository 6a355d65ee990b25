import { PageLayout } from '@vikari/ui-kit/PageLayout';
import { Stack } from '@vikari/ui-kit/Stack';
import type { ReactNode } from 'react';
import { useWords } from '../../i18n/intl';
import { plannerPath } from '../../lib/site/plannerPath';
import { RouterLink } from '../../lib/site/RouterLink';
import styles from './ApplicationsView.module.css';

export interface ApplicationsFrameProps {
  /** Links to the page's lists. */
  tabs: ReactNode;
  children: ReactNode;
}

/** The heading of the candidate's applications, and the links to its lists. */
export function ApplicationsFrame({ tabs, children }: ApplicationsFrameProps) {
  const { t } = useWords();
  return (
    <PageLayout>
      <Stack element="header" spacing={2}>
        <h1>{t('applications.title')}</h1>
        <p className={styles.lead}>{t('applications.lead')}</p>
        <p>
          <RouterLink href={plannerPath()}>{t('applications.plan')}</RouterLink>
        </p>
      </Stack>
      {tabs}
      {children}
    </PageLayout>
  );
}
