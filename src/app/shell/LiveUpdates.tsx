import { useEffect, useEffectEvent } from 'react';
import type { LiveHandlers } from './followLive';

export interface LiveUpdatesProps extends LiveHandlers {
  /** Who is signed in. */
  userId: string | null | undefined;
}

/** Keeps what is on the screen true while somebody is signed in; draws nothing. */
export function LiveUpdates({ userId, onWho, onSignedOut }: LiveUpdatesProps) {
  const handleWho = useEffectEvent(onWho);
  const handleSignedOut = useEffectEvent(onSignedOut);

  useEffect(() => {
    if (!userId) return;
    let gone = false;
    let stop = () => {};
    // A visitor does without; a script that does not come leaves the page as it was read
    import('./followLive').then(
      ({ followLive }) => {
        if (gone) return;
        stop = followLive({ onWho: () => handleWho(), onSignedOut: () => handleSignedOut() });
      },
      () => {},
    );
    return () => {
      gone = true;
      stop();
    };
  }, [userId]);
  return null;
}
