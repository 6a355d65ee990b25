import { Callout } from '@vikari/ui-kit/Callout';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { afterSignIn } from '#domain/signIn/afterSignIn';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { useMe } from '../../session/useProfile';
import { CheckingAuth } from './CheckingAuth';
import styles from './guards.module.css';

export { visitorLoader as loader } from './visitorLoader';

/**
 * The sign-in pages are for visitors: a signed-in user is redirected to the target. The login page
 * explains it to a user whose session has ended.
 */
export function Component() {
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

/** Why a user who was signed in until now sees the login page. */
function SessionEndedNote() {
  const { t } = useWords();
  return (
    <div className={styles.note}>
      <Callout tone="info">
        <p>{t('session.ended')}</p>
      </Callout>
    </div>
  );
}
