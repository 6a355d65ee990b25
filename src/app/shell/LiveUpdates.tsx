import { useEffect, useEffectEvent } from 'react';
import type { LiveHandlers } from './followLive';

export interface LiveUpdatesProps extends LiveHandlers {
  /** The signed-in user. */
  userId: string | null | undefined;
}

/** Keeps the data on the screen up to date while a user is signed in; renders nothing. */
export function LiveUpdates({ userId, onWho, onSignedOut }: LiveUpdatesProps) {
  const handleWho = useEffectEvent(onWho);
  const handleSignedOut = useEffectEvent(onSignedOut);

  useEffect(() => {
    if (!userId) return;
    let gone = false;
    let stop = () => {};
    // Not for visitors; when the script does not load, the page keeps the data it was read with
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
