import { type ReactNode, Suspense } from 'react';
import type { LiveHandlers } from '../../data/useLiveUpdates';
import { lazyPart } from '../../lib/late/lazyPart';
import { useMediaQuery } from '../../lib/useMediaQuery';
import { AddressLost } from './AddressLost';
import { DraftCleanup } from './DraftCleanup';
import { LiveUpdates } from './LiveUpdates';
import { LostSession } from './LostSession';

/** The tab bar is shown here, with a dot while tasks are left. */
const TAB_BAR = '(max-width: 767.98px)';

// Without the code of these two there are no dots
const RemainingSetup = lazyPart(async () => (await import('./RemainingSetup')).RemainingSetup, {
  server: 'nothing',
  failed: 'later',
});
const UnreadMessages = lazyPart(async () => (await import('./UnreadMessages')).UnreadMessages, {
  texts: ['notifications'],
  server: 'nothing',
  failed: 'later',
});

export interface SessionPartsProps extends LiveHandlers {
  /** The signed-in user; null without a session, undefined while it is being read. */
  userId: string | null | undefined;
}

/** The parts of the shell for users with a session or a draft; most first pages do without. */
export function SessionParts({ userId, ...live }: SessionPartsProps): ReactNode {
  const tabBar = useMediaQuery(TAB_BAR);
  return (
    <>
      <AddressLost />
      <LostSession />
      <DraftCleanup />
      {userId && <LiveUpdates userId={userId} {...live} />}
      {userId && (
        <Suspense>
          <UnreadMessages />
        </Suspense>
      )}
      {userId && tabBar && (
        <Suspense>
          <RemainingSetup />
        </Suspense>
      )}
    </>
  );
}
