import { Button } from '@vikari/ui-kit/Button';
import { Icon } from '@vikari/ui-kit/Icon';
import { useState } from 'react';
import { track } from '../track';
import styles from './ShareButton.module.css';

export interface ShareButtonProps {
  title: string;
  /** The whole address. */
  url: string;
  labels: { share: string; copied: string; failed: string };
}

/** Shares with the device's own sheet when there is one, else copies the link and says so. */
export function ShareButton({ title, url, labels }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  async function handleClick() {
    setOutcome(null);
    track({ event: 'page_shared' });
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
        {labels.share}
      </Button>
      <span role="status" className={styles.outcome}>
        {outcome && labels[outcome]}
      </span>
    </>
  );
}
