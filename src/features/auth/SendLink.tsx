import { Button } from '@vikari/ui-kit/Button';
import { useState } from 'react';
import { useWords } from '../../i18n/intl';
import styles from './SendLink.module.css';

/** The result of the request for a link. */
export type LinkOutcome = 'sent' | 'failed' | 'needs_email';

/** Offers to continue the registration on another device, by a link in a mail. */
export function SendLink({ onSend }: { onSend: () => Promise<LinkOutcome> }) {
  const { t } = useWords();
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<LinkOutcome | null>(null);

  async function handleClick() {
    if (sending) return;
    setSending(true);
    setOutcome(null);
    setOutcome(await onSend());
    setSending(false);
  }

  return (
    <div className={styles.link}>
      <p>{t('auth.link.offer')}</p>
      <Button
        type="button"
        variant="quiet"
        loading={sending}
        loadingLabel={t('auth.link.sending')}
        onClick={() => void handleClick()}
      >
        {t('auth.link.send')}
      </Button>
      <div role="status">{outcome && <p>{t(`auth.link.${outcome}`)}</p>}</div>
    </div>
  );
}
