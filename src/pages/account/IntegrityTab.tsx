import { Suspense } from 'react';
import { IntegritySection } from '../../features/account-security/IntegritySection';
import styles from '../../features/account-security/integrity.module.css';
import { StoredView } from '../../features/account-security/StoredView';
import { useWords } from '../../i18n/intl';
import { lazyPart } from '../../lib/lazyPart';
import { useProfile } from '../../session/useProfile';
import { CalendarPart } from '../planner/CalendarPart';
import { DeletePart } from './integrity/DeletePart';
import { ExportPart } from './integrity/ExportPart';
import { ProfileViewsPart } from './integrity/ProfileViewsPart';
import { SessionsPart } from './integrity/SessionsPart';
import { SignInMethodsPart } from './integrity/SignInMethodsPart';
import { usePendingAction } from './usePendingAction';

const NotificationsPart = lazyPart(
  async () => (await import('../notifications/NotificationsPart')).NotificationsPart,
  { texts: ['notifications'], server: 'nothing' },
);
const SafetyParts = lazyPart(async () => (await import('./integrity/SafetyParts')).SafetyParts, {
  texts: ['safety'],
  server: 'nothing',
});

/** "My integrity": what is stored about the candidate, who sees it, and how to delete it. */
export function IntegrityTab() {
  const { t } = useWords();
  const profile = useProfile();
  const pending = usePendingAction('integrity');
  if (!profile) return null;
  return (
    <div className={styles.tab}>
      <SessionsPart />
      <SignInMethodsPart profile={profile} {...pending} />
      <IntegritySection title={t('planner.calendar')} text={t('planner.calendar.text')}>
        <CalendarPart />
      </IntegritySection>
      <Suspense>
        <NotificationsPart />
      </Suspense>
      <StoredView />
      <ProfileViewsPart profile={profile} />
      <Suspense>
        <SafetyParts />
      </Suspense>
      <ExportPart {...pending} />
      <DeletePart profile={profile} {...pending} />
    </div>
  );
}
