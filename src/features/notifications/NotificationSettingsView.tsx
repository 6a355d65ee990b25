import { Card } from '@vikari/ui-kit/Card';
import { SelectField } from '@vikari/ui-kit/SelectField';
import { Switch } from '@vikari/ui-kit/Switch';
import { Text } from '@vikari/ui-kit/Text';
import type {
  NotificationSettings,
  NotificationState,
  PushDevice,
} from '#domain/api/notifications';
import { clockTime, DEFAULT_QUIET_HOURS, LAST_HOUR } from '#domain/notifications/quietHours';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { NotificationDevices } from './NotificationDevices';
import styles from './notifications.module.css';

export interface NotificationSettingsViewProps {
  state: NotificationState;
  /** Whether this browser could show notifications. */
  canPush: boolean;
  /** What is being done: `save`, `here` or a device's id. */
  busy: string | null;
  /** What became of the last action; null before the first. */
  outcome: 'saved' | 'failed' | 'blocked' | null;
  onSave: (changes: Partial<NotificationSettings>) => void;
  /** Turns notifications on in this browser. */
  onTurnOn: () => void;
  /** Resolves to whether it was done. */
  onTurnOff: (device: PushDevice) => Promise<boolean>;
}

const hours = Array.from({ length: LAST_HOUR + 1 }, (_, hour) => hour);
/** All hours but the other field's: equal hours would mean a whole day, or nothing. */
const hoursBut = (other: number) => [
  {
    label: '',
    options: hours
      .filter((hour) => hour !== other)
      .map((hour) => ({ id: String(hour), label: clockTime(hour) })),
  },
];

/** How the candidate is notified of messages while they are away. */
export function NotificationSettingsView(props: NotificationSettingsViewProps) {
  const { state, canPush, busy, outcome, onSave, onTurnOn, onTurnOff } = props;
  const { settings, devices, pushKey } = state;
  const { mailDigest, quietHours } = settings;
  const { t } = useWords();
  const here = devices.find(({ current }) => current);
  const others = devices.filter(({ current }) => !current);
  const offersPush = here !== undefined || (pushKey !== null && canPush);
  const isSaving = busy === 'save';
  const turnHere = (on: boolean) => {
    if (on) onTurnOn();
    else if (here) void onTurnOff(here);
  };

  return (
    <Card className={styles.part}>
      <Switch
        label={t('notifications.mail')}
        hint={t('notifications.mail.hint')}
        checked={mailDigest}
        disabled={isSaving}
        onCheckedChange={(on) => onSave({ mailDigest: on })}
      />
      {offersPush && (
        <Switch
          label={t('notifications.here')}
          hint={t('notifications.here.hint')}
          checked={here !== undefined}
          disabled={busy !== null}
          onCheckedChange={turnHere}
        />
      )}
      {(offersPush || others.length > 0) && (
        <Switch
          label={t('notifications.quiet')}
          hint={t('notifications.quiet.hint')}
          checked={quietHours !== null}
          disabled={isSaving}
          onCheckedChange={(on) => onSave({ quietHours: on ? DEFAULT_QUIET_HOURS : null })}
        />
      )}
      {(offersPush || others.length > 0) && quietHours !== null && (
        <div className={styles.hours}>
          <SelectField
            label={t('notifications.quiet.from')}
            groups={hoursBut(quietHours.to)}
            value={String(quietHours.from)}
            disabled={isSaving}
            onValueChange={(from) => onSave({ quietHours: { ...quietHours, from: Number(from) } })}
          />
          <SelectField
            label={t('notifications.quiet.to')}
            groups={hoursBut(quietHours.from)}
            value={String(quietHours.to)}
            disabled={isSaving}
            onValueChange={(to) => onSave({ quietHours: { ...quietHours, to: Number(to) } })}
          />
        </div>
      )}
      <Text role="status" variant="small" tone="muted">
        {outcome === 'saved' && <span>{t('notifications.saved')}</span>}
        {outcome === 'failed' && <span>{t('notifications.failed')}</span>}
        {outcome === 'blocked' && <span>{t('notifications.blocked')}</span>}
      </Text>
      <Text variant="small" tone="muted">
        <span>{`${t('notifications.alerts')} `}</span>
        <RouterLink href={paths.saved()}>{t('notifications.alerts.link')}</RouterLink>
      </Text>
      {others.length > 0 && (
        <NotificationDevices devices={others} ending={busy} onEnd={onTurnOff} />
      )}
    </Card>
  );
}
