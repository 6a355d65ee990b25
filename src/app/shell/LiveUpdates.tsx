import { type LiveHandlers, useLiveUpdates } from '../../data/useLiveUpdates';

export interface LiveUpdatesProps extends LiveHandlers {
  /** The signed-in user. */
  userId: string;
}

/** Keeps the data on the screen up to date while a user is signed in; renders nothing. */
export function LiveUpdates({ userId, ...handlers }: LiveUpdatesProps) {
  useLiveUpdates(userId, handlers);
  return null;
}
