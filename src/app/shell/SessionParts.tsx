import type { ReactNode } from 'react';
import type { LiveHandlers } from '../../data/useLiveUpdates';
import { DraftsKeeper } from './DraftsKeeper';
import { LiveUpdates } from './LiveUpdates';
import { LostSession } from './LostSession';

export interface SessionPartsProps extends LiveHandlers {
  /** The signed-in user; null without a session, undefined while that is being asked. */
  userId: string | null | undefined;
}

/** The parts of the shell for users with a session or a draft; most first pages do without. */
export function SessionParts({ userId, ...live }: SessionPartsProps): ReactNode {
  return (
    <>
      <LostSession />
      <DraftsKeeper />
      {userId && <LiveUpdates userId={userId} {...live} />}
    </>
  );
}
