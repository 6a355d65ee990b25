import { type LiveHandlers, useLiveUpdates } from '../../data/useLiveUpdates';
import { useSite } from '../../lib/site/SiteContext';

export interface LiveUpdatesProps extends LiveHandlers {
  /** The signed-in user. */
  userId: string;
}

/** Keeps the data on the screen up to date while a user is signed in; renders nothing. */
export function LiveUpdates({ userId, ...handlers }: LiveUpdatesProps) {
  const { liveByFirestore = false } = useSite();
  useLiveUpdates(userId, handlers, liveByFirestore);
  return null;
}
