import { Button } from '@vikari/ui-kit/Button';
import { Icon } from '@vikari/ui-kit/Icon';
import { Stack } from '@vikari/ui-kit/Stack';
import { useWords } from '../../i18n/intl';
import styles from './notifications.module.css';

/**
 * `ask`: whether they want notifications; `on`, `blocked`: what became of it; `failed`: they may try
 * again.
 */
export type PushBannerState = 'ask' | 'busy' | 'failed' | 'on' | 'blocked';

export interface PushBannerProps {
  state: PushBannerState;
  /** Asks the browser. */
  onAccept: () => void;
  /** They do not want it; not asked again. */
  onDecline: () => void;
}

/** Asks, beside the messages, whether this browser is to show notifications. */
export function PushBanner({ state, onAccept, onDecline }: PushBannerProps) {
  const { t } = useWords();
  const isOpen = state === 'ask' || state === 'busy' || state === 'failed';
  return (
    <section aria-label={t('notifications.ask.label')} className={styles.banner}>
      <Icon name={state === 'on' ? 'success' : 'bell'} className={styles.icon} />
      <div role="status" className={styles.words}>
        {state === 'on' && <p>{t('notifications.on')}</p>}
        {state === 'blocked' && <p>{t('notifications.blocked')}</p>}
        {state === 'failed' && <p>{t('notifications.failed')}</p>}
        {isOpen && state !== 'failed' && <p>{t('notifications.ask.text')}</p>}
      </div>
      {isOpen && (
        <Stack direction="row" spacing={2}>
          <Button
            size="small"
            loading={state === 'busy'}
            loadingLabel={t('notifications.ask.working')}
            onClick={onAccept}
          >
            {t('notifications.ask.accept')}
          </Button>
          <Button variant="quiet" size="small" disabled={state === 'busy'} onClick={onDecline}>
            {t('notifications.ask.decline')}
          </Button>
        </Stack>
      )}
    </section>
  );
}
