import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { Spinner } from '@vikari/ui-kit/Spinner';
import { useWords } from '../../../i18n/intl';

/** The long lists of options are on their way, or could not be had. */
export interface PendingNames {
  failed: boolean;
  onRetry: () => void;
}

/** Stands where a long list of options will. */
export function PendingOptions({ failed, onRetry }: PendingNames) {
  const { t } = useWords();
  if (!failed) return <Spinner label={t('jobs.sheet.loading')} />;
  return (
    <Callout
      tone="danger"
      role="alert"
      actions={
        <Button variant="secondary" size="small" onClick={onRetry}>
          {t('jobs.list.retry')}
        </Button>
      }
    >
      {t('jobs.sheet.unavailable')}
    </Callout>
  );
}
