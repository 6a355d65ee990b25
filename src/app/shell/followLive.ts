import { applyApplication, refreshApplications } from '../../data/applications';
import { serverSentEvents } from '../../data/live';

/** What the shell does with what the live stream says of the session. */
export interface LiveHandlers {
  /** Who is signed in, or their profile, may have changed. */
  onWho: () => Promise<void>;
  /** The session of this browser was ended. */
  onSignedOut: () => void;
}

/** Shows what the live stream brings; answers how to stop. */
export function followLive({ onWho, onSignedOut }: LiveHandlers): () => void {
  return serverSentEvents((event) => {
    if (event.type === 'application') void applyApplication(event.application);
    else if (event.type === 'signed_out') onSignedOut();
    else if (event.type === 'profile') void onWho();
    else if (event.type === 'resync') void onWho().then(refreshApplications);
  });
}
