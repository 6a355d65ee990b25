import { Button } from '@vikari/ui-kit/Button';
import { Heading } from '@vikari/ui-kit/Heading';
import { Text } from '@vikari/ui-kit/Text';
import { useRef, useState } from 'react';
import type { PushDevice } from '#domain/api/notifications';
import { useWords } from '../../i18n/intl';
import { instantText } from '../../lib/dates';
import { moveFocus, pressedAt } from '../../lib/focus/moveFocus';
import styles from './notifications.module.css';

export interface NotificationDevicesProps {
  devices: readonly PushDevice[];
  /** The id of the one that is being turned off. */
  ending: string | null;
  /** Resolves to whether it was done. */
  onEnd: (device: PushDevice) => Promise<boolean>;
}

/** The candidate's other browsers with notifications; each can be turned off. */
export function NotificationDevices({ devices, ending, onEnd }: NotificationDevicesProps) {
  const { t, intl } = useWords();
  const [ended, setEnded] = useState<string | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const nameOf = ({ device }: PushDevice) => device ?? t('notifications.device.unknown');

  async function handleEnd(device: PushDevice) {
    setEnded(null);
    const from = pressedAt();
    if (!(await onEnd(device))) return;
    setEnded(nameOf(device));
    // The pressed button has been removed
    moveFocus(status.current, from);
  }

  return (
    <div className={styles.devices}>
      <Heading level={3} look={4}>
        {t('notifications.devices')}
      </Heading>
      <ul aria-label={t('notifications.devices')} className={styles.devices}>
        {devices.map((device) => (
          <li key={device.id} className={styles.device}>
            <div className={styles.facts}>
              <p>{nameOf(device)}</p>
              <Text variant="small" tone="muted">
                {t('notifications.device.since', { when: instantText(intl, device.createdAt) })}
              </Text>
            </div>
            <Button
              variant="secondary"
              size="small"
              loading={ending === device.id}
              loadingLabel={t('notifications.device.ending')}
              onClick={() => void handleEnd(device)}
            >
              <span>{t('notifications.device.end')}</span>
              <span className="vk-visually-hidden">{`: ${nameOf(device)}`}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Text ref={status} role="status" tabIndex={-1} variant="small" tone="muted">
        {ended !== null && t('notifications.device.ended', { device: ended })}
      </Text>
    </div>
  );
}
