import { Breadcrumbs } from '@vikari/ui-kit/Breadcrumbs';
import { ErrorState } from '@vikari/ui-kit/ErrorState';
import { JobCardSkeleton } from '@vikari/ui-kit/JobCard';
import { PageLayout } from '@vikari/ui-kit/PageLayout';
import { Skeleton } from '@vikari/ui-kit/Skeleton';
import { Stack } from '@vikari/ui-kit/Stack';
import type { ReactNode } from 'react';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import styles from './saved.module.css';

export interface SavedFrameProps {
  isVisitor: boolean;
  state: 'loading' | 'failed' | 'ready';
  onRetry: () => void;
  children: ReactNode;
}

/**
 * The frame of the page. Its content is rendered after hydration; without a script a note says so.
 */
export function SavedFrame({ isVisitor, state, onRetry, children }: SavedFrameProps) {
  const { t, language } = useWords();
  return (
    <PageLayout maxWidth="xl" padding="small">
      <Breadcrumbs
        label={t('saved.page.crumbs')}
        linkComponent={RouterLink}
        crumbs={[
          { label: t('saved.page.home'), href: paths.home() },
          { label: t('saved.page.title'), href: paths.saved() },
        ]}
      />
      <Stack element="header" spacing={3}>
        <h1>{t('saved.page.title')}</h1>
        <p className={styles.lead}>
          <span>{`${t(isVisitor ? 'saved.page.lead.visitor' : 'saved.page.lead.candidate')} `}</span>
          {isVisitor && (
            <RouterLink href={paths.login(paths.saved())}>{t('saved.page.login')}</RouterLink>
          )}
        </p>
      </Stack>
      <noscript>
        <p>
          <span>{`${t('saved.page.no_script')} `}</span>
          <a href={paths.mailAlert(language, '')}>{t('saved.page.no_script_alert')}</a>
        </p>
      </noscript>
      {state === 'failed' ? (
        <ErrorState
          title={t('saved.page.failed')}
          headingLevel={2}
          retry={{
            label: t('saved.page.retry'),
            onRetry,
            retrying: false,
            retryingLabel: t('saved.page.retrying'),
          }}
        />
      ) : state === 'ready' ? (
        children
      ) : (
        <div className={styles.waiting} aria-busy="true">
          <p role="status" className="vk-visually-hidden">
            {t('saved.page.loading')}
          </p>
          <Skeleton width="14rem" height="2rem" shape="block" />
          <div className={styles.cards}>
            <JobCardSkeleton />
            <JobCardSkeleton />
            <JobCardSkeleton />
          </div>
        </div>
      )}
    </PageLayout>
  );
}
