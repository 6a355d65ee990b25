import { Spinner } from '@vikari/ui-kit/Spinner';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { TIMING } from '#domain/limits';
import { useWords } from '../../i18n/intl';
import { useTimePassed } from '../../lib/useTimePassed';
import { useProfile } from '../../session/useProfile';
import { paths } from '../paths';
import styles from './guards.module.css';

/** What stands while the sign-in is being checked; the words come after a while only. */
function CheckingAuth() {
  const { t } = useWords();
  const slow = useTimePassed(TIMING.checkingAuthText);
  return (
    <div role="status" className={styles.checking}>
      <Spinner size="large" />
      <p>{slow ? t('shell.checking_auth') : ''}</p>
    </div>
  );
}

/** Pages below it are for the signed-in: a visitor goes to /register and comes back. */
export function RequireSignIn() {
  const profile = useProfile();
  const { pathname, search } = useLocation();
  if (profile === undefined) return <CheckingAuth />;
  if (profile === null) return <Navigate to={paths.register(pathname + search)} replace />;
  return <Outlet />;
}
