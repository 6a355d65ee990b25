import { useEffect, useEffectEvent } from 'react';
import { serviceStatus } from '#domain/api/serviceStatus';
import { useApiClient } from '../../data/SiteDataProvider';
import { useWords } from '../../i18n/intl';
import { instantText } from '../../lib/dates';
import { paths } from '../../lib/site/paths';
import type { ReadingOnly } from '../../lib/site/SiteContext';
import styles from './shell.module.css';

/** Milliseconds between two questions whether it is over. */
const ASK_MS = 30_000;

export interface ReadingOnlyLineProps extends ReadingOnly {
  /** The store answers again. */
  onOver: () => void;
}

/** What works and what does not while the store is down. It goes by itself when that is over. */
export function ReadingOnlyLine({ since, signedIn, onOver }: ReadingOnlyLineProps) {
  const { t, intl } = useWords();
  const api = useApiClient();
  const ask = useEffectEvent(async () => {
    const answer = await api.call(serviceStatus, {}).catch(() => null);
    if (answer?.storeDownSince === null) onOver();
  });
  useEffect(() => {
    const timer = setInterval(() => void ask(), ASK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <p role="status" className={styles.notice}>
      <span>{`${t('reading_only.text', { since: instantText(intl, since) })} `}</span>
      {signedIn && <span>{`${t('reading_only.signed_in')} `}</span>}
      <a href={paths.serviceStatus()}>{t('reading_only.more')}</a>
    </p>
  );
}
