import { lazy, type ReactNode, Suspense } from 'react';
import type { LiveHandlers } from '../../data/useLiveUpdates';
import { withWords } from '../../i18n/withWords';
import { useMediaQuery } from '../../lib/useMediaQuery';
import { DraftCleanup } from './DraftCleanup';
import { LiveUpdates } from './LiveUpdates';
import { LostSession } from './LostSession';

/** The tab bar is shown here, with a dot while tasks are left. */
const TAB_BAR = '(max-width: 767.98px)';

// Without this code there is no dot.
const RemainingSetup = lazy(() =>
  import('./RemainingSetup').then(
    (all) => ({ default: all.RemainingSetup }),
    () => ({ default: (): ReactNode => null }),
  ),
);

// Without this code there is no dot for messages either
const loadUnread = withWords('notifications', () => import('./UnreadMessages'));
const UnreadMessages = lazy(() =>
  loadUnread().then(
    (all) => ({ default: all.UnreadMessages }),
    () => ({ default: (): ReactNode => null }),
  ),
);

export interface SessionPartsProps extends LiveHandlers {
  /** The signed-in user; null without a session, undefined while it is being read. */
  userId: string | null | undefined;
}

/** The parts of the shell for users with a session or a draft; most first pages do without. */
export function SessionParts({ userId, ...live }: SessionPartsProps): ReactNode {
  const tabBar = useMediaQuery(TAB_BAR);
  return (
    <>
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
