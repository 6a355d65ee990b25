import { ContentsList } from '@vikari/ui-kit/ContentsList';
import { Skeleton } from '@vikari/ui-kit/Skeleton';
import { type ReactNode, Suspense } from 'react';
import { IntegritySection } from '../../features/account-security/IntegritySection';
import styles from '../../features/account-security/integrity.module.css';
import { StoredView } from '../../features/account-security/StoredView';
import { type MessageId, useWords } from '../../i18n/intl';
import { lazyPart } from '../../lib/late/lazyPart';
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
  const parts: [id: string, title: MessageId, part: ReactNode][] = [
    ['export', 'integrity.export.title', <ExportPart key="export" {...pending} />],
    ['delete', 'integrity.delete.title', <DeletePart key="delete" {...{ profile, ...pending }} />],
    ['sessions', 'integrity.sessions.title', <SessionsPart key="sessions" />],
    ['ways', 'integrity.ways.title', <SignInMethodsPart key="ways" {...{ profile, ...pending }} />],
    ['seen', 'integrity.seen.title', <ProfileViewsPart key="seen" profile={profile} />],
    ['safety', 'integrity.contents.safety', <SafetyParts key="safety" />],
    ['notifications', 'integrity.contents.notifications', <NotificationsPart key="notices" />],
    [
      'calendar',
      'planner.calendar',
      <IntegritySection
        key="calendar"
        title={t('planner.calendar')}
        text={t('planner.calendar.text')}
      >
        <CalendarPart />
      </IntegritySection>,
    ],
    ['stored', 'integrity.stored.title', <StoredView key="stored" />],
  ];
  return (
    <div className={styles.tab}>
      <ContentsList
        title={t('integrity.contents')}
        items={parts.map(([id, title]) => ({ id, text: t(title), level: 2 }))}
        className={styles.contents}
      />
      <div className={styles.parts}>
        {parts.map(([id, , part]) => (
          <div key={id} id={id} className={styles.part}>
            <Suspense fallback={<Skeleton shape="block" height="16rem" />}>{part}</Suspense>
          </div>
        ))}
      </div>
    </div>
  );
}
