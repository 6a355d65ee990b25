import styles from '../../features/account-security/integrity.module.css';
import { StoredView } from '../../features/account-security/StoredView';
import { useWords } from '../../i18n/intl';
import { useProfile } from '../../session/useProfile';
import { DeletePart } from './integrity/DeletePart';
import { ExportPart } from './integrity/ExportPart';
import { SeenPart } from './integrity/SeenPart';
import { SessionsPart } from './integrity/SessionsPart';
import { WaysInPart } from './integrity/WaysInPart';
import { useWish } from './useWish';

/** "My integrity": what is known of the candidate, to whom, and how they take it back. */
export function IntegrityTab() {
  const { t } = useWords();
  const profile = useProfile();
  const wish = useWish('integrity');
  if (!profile) return null;
  return (
    <div className={styles.tab}>
      <p className={styles.lead}>{t('integrity.lead')}</p>
      <SessionsPart />
      <WaysInPart profile={profile} {...wish} />
      <StoredView />
      <SeenPart profile={profile} />
      <ExportPart {...wish} />
      <DeletePart profile={profile} {...wish} />
    </div>
  );
}
