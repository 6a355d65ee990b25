import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router-dom';
import { withOwnWords } from '../../i18n/withOwnWords';
import { paths } from '../../lib/site/paths';
import { announceEndedSession, useLostSession } from '../../session/lostSession';
import { GUARDED } from '../guards/guarded';
import type { LostSessionDialogProps } from './LostSessionDialog';

/** Where the explanation itself cannot be loaded: the login page explains too. */
function StraightToLogin({ onAnswered }: LostSessionDialogProps): ReactNode {
  const answer = useEffectEvent(() => onAnswered('login'));
  useEffect(() => answer(), []);
  return null;
}

const load = withOwnWords(() => import('./LostSessionDialog'));
const LostSessionDialog = lazy(() => load().catch(() => ({ default: StraightToLogin })));

/**
 * Tells over whatever page that the session has ended, when a call was refused for it, and leads to
 * the login and back. The page stays as it is under it.
 */
export function LostSession() {
  const { lost, settle } = useLostSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const guarded = useMatches().some(({ id }) => id === GUARDED);
  if (!lost) return null;

  const handleAnswered: LostSessionDialogProps['onAnswered'] = (answer) => {
    settle();
    // Who stays on a form keeps it: without a profile its guard would take it away.
    if (answer === 'login' || !guarded) void announceEndedSession();
    if (answer === 'login') {
      // A guarded page would only lead to the login again: Back must not end there.
      void navigate(paths.login(pathname + search), { replace: guarded });
    }
  };
  return (
    <Suspense>
      <LostSessionDialog onAnswered={handleAnswered} />
    </Suspense>
  );
}
