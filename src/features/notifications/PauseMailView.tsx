import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import type { IconName } from '@vikari/ui-kit/Icon';
import { PAUSE_MAIL_PATH, type PauseMailResult } from '#domain/notifications/pauseMail';
import { useWords } from '../../i18n/intl';
import { PostForm } from '../../lib/forms/PostForm';
import { ResultCard } from '../../lib/page/ResultCard';

/** Before the button is pressed, and the result of pressing it. */
type PauseMailState = 'ask' | PauseMailResult;

export interface PauseMailViewProps {
  state: PauseMailState;
  /** The link's token; the button is shown when there is one. */
  token: string | null;
  hrefs: Record<'account' | 'home', string>;
  linkComponent: LinkComponent;
}

const ICONS = {
  ask: 'mail',
  paused: 'success',
  invalid: 'warning',
  failed: 'error',
} as const satisfies Record<PauseMailState, IconName>;

/**
 * The page that the link in a mail about unread messages opens. Opening it changes nothing, since
 * mail scanners open all links. The button is a plain form, which works without a script.
 */
export function PauseMailView({ state, token, hrefs, linkComponent }: PauseMailViewProps) {
  const { t } = useWords();
  const canPause = (state === 'ask' || state === 'failed') && token !== null;
  const query = new URLSearchParams({ token: token ?? '', page: '1' });
  return (
    <ResultCard icon={ICONS[state]} title={t(`pause_mail.${state}.title`)}>
      <p>{t(`pause_mail.${state}.text`)}</p>
      {canPause ? (
        <PostForm action={`${PAUSE_MAIL_PATH}?${query}`}>
          <Button type="submit" size="large">
            {t('pause_mail.button')}
          </Button>
        </PostForm>
      ) : (
        <Button
          href={state === 'paused' ? hrefs.home : hrefs.account}
          linkComponent={linkComponent}
        >
          {t(state === 'paused' ? 'pause_mail.home' : 'pause_mail.account')}
        </Button>
      )}
    </ResultCard>
  );
}
