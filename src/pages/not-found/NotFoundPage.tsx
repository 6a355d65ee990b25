import { Button } from '@vikari/ui-kit/Button';
import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { Icon } from '@vikari/ui-kit/Icon';
import { Spinner } from '@vikari/ui-kit/Spinner';
import { data } from 'react-router-dom';
import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import styles from './NotFoundPage.module.css';

/** Any unknown path: the response has the status 404. */
export function loader(): never {
  throw data(null, { status: 404 });
}

/** Never rendered: the loader always throws. */
export function Component() {
  return null;
}

/**
 * A spinner for a second (part 2), then the message. The delay is in the style sheet, so that the
 * message appears without scripts too.
 */
export function ErrorBoundary() {
  const { t } = useWords();
  return (
    <div className={styles.page}>
      <PageHead title={t('shell.not_found.title')} noIndex />
      <div className={styles.checking}>
        <Spinner size="large" label={t('shell.not_found.checking')} />
      </div>
      <div className={styles.message}>
        <EmptyState
          headingLevel={1}
          icon={<Icon name="search" />}
          title={t('shell.not_found.title')}
          actions={
            <Button href={paths.home()} linkComponent={RouterLink}>
              {t('shell.not_found.home')}
            </Button>
          }
        >
          <p>{t('shell.not_found.text')}</p>
        </EmptyState>
      </div>
    </div>
  );
}
