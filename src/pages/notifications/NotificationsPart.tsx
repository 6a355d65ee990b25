import { useEffect, useState } from 'react';
import {
  renewPush,
  saveOwnNotifications,
  turnOffPush,
  turnOnPush,
  useNotificationState,
} from '../../data/notifications';
import { canPush } from '../../data/pushManager';
import { retryOf } from '../../data/retryOf';
import { useSiteData } from '../../data/SiteDataProvider';
import { IntegritySection } from '../../features/account-security/IntegritySection';
import { SectionState } from '../../features/account-security/SectionState';
import { NotificationSettingsView } from '../../features/notifications/NotificationSettingsView';
import { useWords } from '../../i18n/intl';
import { useAction } from '../account/integrity/useAction';

/** The account's section about hearing of messages while the candidate is away. */
export function NotificationsPart() {
  const { t } = useWords();
  const data = useSiteData();
  const reading = useNotificationState();
  const { busy, problem, run } = useAction<string>();
  const [done, setDone] = useState<'saved' | 'blocked' | null>(null);
  const state = reading.data;

  useEffect(() => {
    // A later visit tries again
    if (state) renewPush(data, state).catch(() => undefined);
  }, [data, state]);

  async function act(name: string, action: () => Promise<void>): Promise<boolean> {
    setDone(null);
    const succeeded = await run(name, action);
    if (succeeded) setDone((last) => last ?? 'saved');
    return succeeded;
  }

  async function turnOn(): Promise<void> {
    const permission = await turnOnPush(data, state?.pushKey ?? '');
    if (permission !== 'granted') setDone('blocked');
  }

  return (
    <IntegritySection title={t('notifications.title')} text={t('notifications.text')}>
      {state ? (
        <NotificationSettingsView
          state={state}
          canPush={canPush()}
          busy={busy}
          outcome={problem === null ? done : 'failed'}
          onSave={(changes) => void act('save', () => saveOwnNotifications(data, changes))}
          onTurnOn={() => void act('here', turnOn)}
          onTurnOff={({ id }) => act(id, () => turnOffPush(data, id))}
        />
      ) : (
        <SectionState onRetry={retryOf(reading)} />
      )}
    </IntegritySection>
  );
}
