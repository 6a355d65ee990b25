import { Button } from '@vikari/ui-kit/Button';
import { Icon } from '@vikari/ui-kit/Icon';
import { Suspense, useState } from 'react';
import { copyText } from '../copyText';
import { lazyPart } from '../late/lazyPart';
import { track } from '../track';
import type { ShareLabels, ShareOutcome } from './ShareMessage';

// Without this code the link is shared, but no message is shown
const ShareMessage = lazyPart(async () => (await import('./ShareMessage')).ShareMessage, {
  server: 'nothing',
  failed: 'later',
});

export interface ShareButtonProps {
  title: string;
  /** The whole address. */
  url: string;
  labels: ShareLabels & { share: string };
}

/** Null when the reader closed the device's sheet without a choice: no message is needed. */
async function share(link: { title: string; url: string }): Promise<ShareOutcome | null> {
  if ('share' in navigator) {
    try {
      await navigator.share(link);
      return { kind: 'shared' };
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return null;
      // The device has a sheet and does not open it: the link is copied
    }
  }
  return { kind: (await copyText(link.url)) ? 'copied' : 'failed' };
}

/** Shares with the device's own sheet when there is one, else copies the link; says which. */
export function ShareButton({ title, url, labels }: ShareButtonProps) {
  const [isPressed, setPressed] = useState(false);
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);

  async function handleClick() {
    setPressed(true);
    track({ event: 'page_shared' });
    setOutcome(await share({ title, url }));
  }

  return (
    <>
      <Button variant="quiet" startIcon={<Icon name="share" />} onClick={() => void handleClick()}>
        {labels.share}
      </Button>
      {isPressed && (
        <Suspense>
          <ShareMessage outcome={outcome} labels={labels} />
        </Suspense>
      )}
    </>
  );
}
