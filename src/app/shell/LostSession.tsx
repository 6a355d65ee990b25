import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router-dom';
import { useSiteData } from '../../data/SiteDataProvider';
import { lazyPart } from '../../lib/late/lazyPart';
import { paths } from '../../lib/site/paths';
import { markSessionEnded, useLostSession } from '../../session/lostSession';
import { GUARDED } from '../guards/guarded';
import type { LostSessionDialogProps } from './LostSessionDialog';

/** When the explanation itself cannot be loaded: the login page explains too. */
function StraightToLogin({ onAnswered }: LostSessionDialogProps): ReactNode {
  const answer = useEffectEvent(() => onAnswered('login'));
  useEffect(() => answer(), []);
  return null;
}

const LostSessionDialog = lazyPart(
  async () => (await import('./LostSessionDialog')).LostSessionDialog,
  {
    texts: ['own'],
    server: 'nothing',
    failed: StraightToLogin,
  },
);

/**
 * Says over any page that the session has ended, when a call was refused for it, and links to the
 * login and back. The page under it stays as it is.
 */
export function LostSession() {
  const data = useSiteData();
  const { lost, settle } = useLostSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const guarded = useMatches().some(({ id }) => id === GUARDED);
  if (!lost) return null;

  const handleAnswered: LostSessionDialogProps['onAnswered'] = (answer) => {
    settle();
    // A user who stays on a form keeps it: without a profile the guard would remove it.
    if (answer === 'login' || !guarded) void markSessionEnded(data);
    if (answer === 'login') {
      // A protected page would redirect to the login again, so Back must not return to it.
      void navigate(paths.login(pathname + search), { replace: guarded });
    }
  };
  return (
    <Suspense>
      <LostSessionDialog onAnswered={handleAnswered} />
    </Suspense>
  );
}
