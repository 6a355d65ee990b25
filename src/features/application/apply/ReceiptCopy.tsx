import { Button } from '@vikari/ui-kit/Button';
import { useState } from 'react';
import { ApiError } from '#domain/api/errors';
import { useWords } from '../../../i18n/intl';
import styles from './Receipt.module.css';

export interface ReceiptCopyProps {
  /** Where the copy was sent. */
  email: string;
  /** Rejects with an `ApiError`. */
  onSendAgain: () => Promise<void>;
}

type Told = 'done' | 'failed' | 'too_many';

/** Where the receipt was mailed, and how to have it mailed again. */
export function ReceiptCopy({ email, onSendAgain }: ReceiptCopyProps) {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<Told | null>(null);

  async function sendAgain(): Promise<void> {
    setBusy(true);
    setTold(null);
    try {
      await onSendAgain();
      setTold('done');
    } catch (error) {
      const limited = error instanceof ApiError && error.code === 'rate_limited';
      setTold(limited ? 'too_many' : 'failed');
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.copy}>
      <p>{t('apply.receipt.mail', { email })}</p>
      <Button variant="quiet" size="small" loading={busy} onClick={() => void sendAgain()}>
        {t('apply.receipt.again')}
      </Button>
      <p role="status">{told && t(`apply.receipt.again.${told}`)}</p>
    </div>
  );
}
