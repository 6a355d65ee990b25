import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useMe } from '../../session/useProfile';
import { wayIn } from '../../session/wayIn';
import { CheckingAuth } from './CheckingAuth';

/**
 * Pages below it are for the signed-in: a visitor goes to /register, whoever has been signed out to
 * /login, and both come back.
 */
export function RequireSignIn() {
  const me = useMe();
  const { pathname, search } = useLocation();
  if (me === undefined) return <CheckingAuth />;
  if (me.profile === null) return <Navigate to={wayIn(me, pathname + search)} replace />;
  return <Outlet />;
}
