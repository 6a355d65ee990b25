import { Navigate, Outlet, useSearchParams } from 'react-router-dom';
import { useProfile } from '../../session/useProfile';
import { afterSignIn } from './afterSignIn';
import { CheckingAuth } from './CheckingAuth';

/** The sign-in pages are for visitors: whoever is signed in goes where they would have led. */
export function RequireVisitor() {
  const profile = useProfile();
  const [query] = useSearchParams();
  if (profile === undefined) return <CheckingAuth />;
  if (profile) return <Navigate to={afterSignIn(query.get('target_path'))} replace />;
  return <Outlet />;
}
