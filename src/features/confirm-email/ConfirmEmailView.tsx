import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import type { IconName } from '@vikari/ui-kit/Icon';
import { CONFIRM_EMAIL_PATH, type ConfirmEmailResult } from '#domain/candidates/confirmEmail';
import { useWords } from '../../i18n/intl';
import { PostForm } from '../../lib/forms/PostForm';
import { ResultCard } from '../../lib/page/ResultCard';

/** Before the button is pressed, and the result of pressing it. */
type ConfirmEmailState = 'ask' | ConfirmEmailResult;

export interface ConfirmEmailViewProps {
  state: ConfirmEmailState;
  /** The link's token; the button is shown when there is one. */
  token: string | null;
  hrefs: Record<'login' | 'home', string>;
  linkComponent: LinkComponent;
}

const ICONS = {
  ask: 'mail',
  confirmed: 'success',
  invalid: 'warning',
  taken: 'warning',
  failed: 'error',
} as const satisfies Record<ConfirmEmailState, IconName>;

/**
 * The page that the link in a mail opens. Opening the link changes nothing, since mail scanners
 * open all links: the user presses a button. It is a plain form, so that it works before any script
 * has loaded and without one; its response is this page again.
 */
export function ConfirmEmailView({ state, token, hrefs, linkComponent }: ConfirmEmailViewProps) {
  const { t } = useWords();
  const canConfirm = (state === 'ask' || state === 'failed') && token !== null;
  return (
    <ResultCard icon={ICONS[state]} title={t(`confirm_email.${state}.title`)}>
      <p>{t(`confirm_email.${state}.text`)}</p>
      {canConfirm ? (
        <PostForm action={CONFIRM_EMAIL_PATH} hidden={{ token }}>
          <Button type="submit" size="large">
            {t('confirm_email.button')}
          </Button>
        </PostForm>
      ) : (
        <Button
          href={state === 'confirmed' ? hrefs.home : hrefs.login}
          linkComponent={linkComponent}
        >
          {t(state === 'confirmed' ? 'confirm_email.home' : 'confirm_email.login')}
        </Button>
      )}
    </ResultCard>
  );
}
