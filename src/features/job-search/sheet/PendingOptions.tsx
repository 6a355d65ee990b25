import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { Spinner } from '@vikari/ui-kit/Spinner';
import { useWords } from '../../../i18n/intl';

/** The long lists of options are being read, or could not be read. */
export interface PendingNames {
  failed: boolean;
  onRetry: () => void;
}

/** Placeholder for a long list of options. */
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
