import { ErrorState } from '@vikari/ui-kit/ErrorState';
import { Skeleton } from '@vikari/ui-kit/Skeleton';
import { useWords } from '../../i18n/intl';

/** Shown instead of a tab, or a part of one, whose data is being read or could not be read. */
export function ReadAgain({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const { t } = useWords();
  if (!failed) return <Skeleton shape="block" height="30rem" />;
  return (
    <ErrorState title={t('account.load_failed')} retry={{ label: t('account.retry'), onRetry }}>
      <p>{t('account.load_failed.text')}</p>
    </ErrorState>
  );
}
