import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { afterSignIn } from '#domain/afterSignIn';
import { paths } from '../../lib/site/paths';
import { useMe } from '../../session/useProfile';
import { CheckingAuth } from './CheckingAuth';
import { SessionEndedNote } from './SessionEndedNote';

/**
 * The sign-in pages are for visitors: a signed-in user is redirected to the target. The login page
 * explains it to a user whose session has ended.
 */
export function RequireVisitor() {
  const me = useMe();
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  if (me === undefined) return <CheckingAuth />;
  if (me.profile) return <Navigate to={afterSignIn(query.get('target_path'))} replace />;
  return (
    <>
      {me.sessionEnded && pathname === paths.login() && <SessionEndedNote />}
      <Outlet />
    </>
  );
}
