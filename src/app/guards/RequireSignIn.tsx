import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../lib/site/paths';
import { useProfile } from '../../session/useProfile';
import { CheckingAuth } from './CheckingAuth';

/** Pages below it are for the signed-in: a visitor goes to /register and comes back. */
export function RequireSignIn() {
  const profile = useProfile();
  const { pathname, search } = useLocation();
  if (profile === undefined) return <CheckingAuth />;
  if (profile === null) return <Navigate to={paths.register(pathname + search)} replace />;
  return <Outlet />;
}
