import { applyApplication, refreshApplications } from '../../data/applications';
import { serverSentEvents } from '../../data/live';

/** The shell's handlers for what the live stream says about the session. */
export interface LiveHandlers {
  /** The signed-in user, or their profile, may have changed. */
  onWho: () => Promise<void>;
  /** The session of this browser was ended. */
  onSignedOut: () => void;
}

/** Applies live events to the page; returns a function that stops it. */
export function followLive({ onWho, onSignedOut }: LiveHandlers): () => void {
  return serverSentEvents((event) => {
    if (event.type === 'application') void applyApplication(event.application);
    else if (event.type === 'signed_out') onSignedOut();
    else if (event.type === 'profile') void onWho();
    else void onWho().then(refreshApplications);
  });
}
