import { useEffect, useEffectEvent } from 'react';
import type { LiveEvent } from '#domain/api/live';
import { applyApplication, refreshApplications } from '../../data/applications';

export interface LiveUpdatesProps {
  /** Who is signed in. */
  userId: string | null | undefined;
  /** Who is signed in, or their profile, may have changed. */
  onWho: () => Promise<void>;
  /** The session of this browser was ended. */
  onSignedOut: () => void;
}

/** Keeps what is on the screen true while somebody is signed in; draws nothing. */
export function LiveUpdates({ userId, onWho, onSignedOut }: LiveUpdatesProps) {
  const handleEvent = useEffectEvent(async (event: LiveEvent): Promise<void> => {
    switch (event.type) {
      case 'application':
        return applyApplication(event.application);
      case 'signed_out':
        return onSignedOut();
      case 'profile':
        return onWho();
      case 'resync':
        await onWho();
        return refreshApplications();
    }
  });

  useEffect(() => {
    if (!userId) return;
    let gone = false;
    let stop = () => {};
    // A visitor does without; a script that does not come leaves the page as it was read
    import('../../data/live').then(
      ({ serverSentEvents }) => {
        if (!gone) stop = serverSentEvents((event) => void handleEvent(event));
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
