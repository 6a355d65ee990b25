import { Button } from '@vikari/ui-kit/Button';
import { Icon } from '@vikari/ui-kit/Icon';
import { useState } from 'react';
import { useWords } from '../../i18n/intl';
import styles from './jobDetail.module.css';

/** Shares with the device's own sheet when there is one, else copies the link and says so. */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const { t } = useWords();
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  async function handleClick() {
    setOutcome(null);
    if (navigator.share) {
      // Closing the sheet without a choice rejects; no message is needed.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    const copied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    );
    setOutcome(copied ? 'copied' : 'failed');
  }

  return (
    <>
      <Button variant="quiet" startIcon={<Icon name="share" />} onClick={handleClick}>
        {t('job_detail.share')}
      </Button>
      <span role="status" className={styles.muted}>
        {outcome && t(outcome === 'copied' ? 'job_detail.share_copied' : 'job_detail.share_failed')}
      </span>
    </>
  );
}
