import { Button } from '@vikari/ui-kit/Button';
import { useState } from 'react';
import { useWords } from '../../i18n/intl';
import styles from './SendLink.module.css';

/** The result of the request for a link. */
export type LinkOutcome = 'sent' | 'failed' | 'needs_email';

export interface SendLinkProps {
  /** Where it is sent, as it is filled in now. */
  email: string;
  onSend: () => Promise<LinkOutcome>;
}

/** Offers to continue the registration on another device, by a link in a mail. */
export function SendLink({ email, onSend }: SendLinkProps) {
  const { t } = useWords();
  const [sending, setSending] = useState(false);
  /** What came of the last one, and for which address: it says nothing of another. */
  const [last, setLast] = useState<{ email: string; outcome: LinkOutcome } | null>(null);
  const outcome = last?.email === email ? last.outcome : null;

  async function handleClick() {
    if (sending) return;
    setSending(true);
    setLast(null);
    setLast({ email, outcome: await onSend() });
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
