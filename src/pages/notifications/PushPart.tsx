import { useEffect, useState } from 'react';
import { useChatList } from '../../data/chats';
import { renewPush, turnOnPush, useNotificationState } from '../../data/notifications';
import { canPush } from '../../data/pushManager';
import { useSiteData } from '../../data/SiteDataProvider';
import { PushBanner, type PushBannerState } from '../../features/notifications/PushBanner';
import { localStore } from '../../lib/store/localStore';

/** Since when this browser is not to be asked. */
const DECLINED = 'push_declined_at';

/** What the browser's answer means. */
const OUTCOME = {
  granted: 'on',
  denied: 'blocked',
  default: 'ask',
} as const satisfies Record<NotificationPermission, PushBannerState>;

/**
 * The question whether this browser is to show notifications, for a page that shows messages; shown
 * only once a first one was sent or received. Nothing where they cannot be shown, are on already, or
 * are not wanted.
 */
export function PushPart() {
  const data = useSiteData();
  const known = useNotificationState().data;
  const { chats = [] } = useChatList();
  const [state, setState] = useState<PushBannerState>('ask');
  const [isDeclined, setDeclined] = useState(() => localStore.read(DECLINED) !== null);
  useEffect(() => {
    // A later visit tries again
    if (known) renewPush(data, known).catch(() => undefined);
  }, [data, known]);
  if (!known || isDeclined || chats.length === 0) return null;
  const { pushKey, devices } = known;
  const isOn = devices.some(({ current }) => current);
  if (pushKey === null || !canPush() || (isOn && state !== 'on')) return null;
  // The browser would not ask again
  if (state === 'ask' && Notification.permission === 'denied') return null;

  async function accept(key: string) {
    setState('busy');
    try {
      setState(OUTCOME[await turnOnPush(data, key)]);
    } catch {
      setState('failed');
    }
  }

  function decline() {
    localStore.write(DECLINED, new Date().toISOString());
    setDeclined(true);
  }

  return <PushBanner state={state} onAccept={() => void accept(pushKey)} onDecline={decline} />;
}
