import { Button } from '@vikari/ui-kit/Button';
import { ErrorState } from '@vikari/ui-kit/ErrorState';
import { Suspense } from 'react';
import { ApiError } from '#domain/api/errors';
import { isListsLoading } from '../../data/whileListsLoad';
import { useWords } from '../../i18n/intl';
import { paths } from '../site/paths';
import { RouterLink } from '../site/RouterLink';
import styles from './ErrorPage.module.css';
import { ListsToCome } from './listsToComePart';
import { PageHead } from './PageHead';
import { useFreshPage } from './useFreshPage';
import { useReadPageAgain } from './useReadPageAgain';

/**
 * A page that failed, with a button to try again; one whose code is gone since an update is loaded anew
 * first. After a service error the data is read again in
 * place; after an error of the page itself only a reload helps. Lists that the server still reads in
 * come by themselves.
 */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useWords();
  const { reading, readAgain } = useReadPageAgain();
  const askAgain = error instanceof ApiError;
  if (useFreshPage(error)) return <div className={styles.page} aria-busy="true" />;
  if (isListsLoading(error)) {
    return (
      <Suspense>
        <ListsToCome missing={error} />
      </Suspense>
    );
  }
  return (
    <div className={styles.page}>
      <PageHead title={t('shell.error.title')} noIndex />
      <ErrorState
        headingLevel={1}
        title={t('shell.error.title')}
        retry={{
          label: t('shell.error.retry'),
          retrying: reading,
          retryingLabel: t('shell.loading'),
          onRetry: () => (askAgain ? void readAgain() : window.location.reload()),
        }}
        actions={
          <Button variant="secondary" href={paths.home()} linkComponent={RouterLink}>
            {t('shell.home')}
          </Button>
        }
      >
        <p>{t('shell.error.text')}</p>
      </ErrorState>
    </div>
  );
}
