import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { signInRedirect } from '../../session/signInRedirect';
import { useMe } from '../../session/useProfile';
import { CheckingAuth } from './CheckingAuth';

/**
 * Pages below it need a session: a visitor is redirected to /register, a user whose session has
 * ended to /login, and both return afterwards.
 */
export function RequireSignIn() {
  const me = useMe();
  const { pathname, search } = useLocation();
  if (me === undefined) return <CheckingAuth />;
  if (me.profile === null) return <Navigate to={signInRedirect(me, pathname + search)} replace />;
  return <Outlet />;
}
