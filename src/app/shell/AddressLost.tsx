import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ACCOUNT_PLACES } from '#domain/candidates/accountPlaces';
import { useWords } from '../../i18n/intl';
import { useProfile } from '../../session/useProfile';
import styles from './shell.module.css';

/** Asks for another address above the page, where mail to the user's came back. */
export function AddressLost(): ReactNode {
  const { t } = useWords();
  const lost = useProfile()?.emailState === 'lost';
  return (
    <div role="status">
      {lost && (
        <p className={styles.notice}>
          <span>{`${t('session.address_lost')} `}</span>
          <Link to={ACCOUNT_PLACES.profile}>{t('session.address_lost.add')}</Link>
        </p>
      )}
    </div>
  );
}
