import { Button } from '@vikari/ui-kit/Button';
import { useState } from 'react';
import { ApiError } from '#domain/api/errors';
import { useWords } from '../../../i18n/intl';
import styles from './Receipt.module.css';

export interface ReceiptCopyProps {
  /** Where the copy was sent; null while the account has no confirmed address. */
  email: string | null;
  /** Rejects with an `ApiError`. */
  onSendAgain: () => Promise<void>;
}

type Outcome = 'done' | 'failed' | 'too_many';

/** Where the receipt was mailed, and how to have it mailed again. */
export function ReceiptCopy({ email, onSendAgain }: ReceiptCopyProps) {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function sendAgain(): Promise<void> {
    setBusy(true);
    setOutcome(null);
    try {
      await onSendAgain();
      setOutcome('done');
    } catch (error) {
      const limited = error instanceof ApiError && error.code === 'rate_limited';
      setOutcome(limited ? 'too_many' : 'failed');
    } finally {
      setBusy(false);
    }
  }

  if (email === null) return <p className={styles.copy}>{t('apply.receipt.unconfirmed')}</p>;
  return (
    <div className={styles.copy}>
      <p>{t('apply.receipt.mail', { email })}</p>
      <Button variant="quiet" size="small" loading={busy} onClick={() => void sendAgain()}>
        {t('apply.receipt.again')}
      </Button>
      <p role="status">{outcome && t(`apply.receipt.again.${outcome}`)}</p>
    </div>
  );
}
