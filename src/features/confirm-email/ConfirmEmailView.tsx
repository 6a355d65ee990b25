import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { Card } from '@vikari/ui-kit/Card';
import { Icon, type IconName } from '@vikari/ui-kit/Icon';
import { PageLayout } from '@vikari/ui-kit/PageLayout';
import { CONFIRM_EMAIL_PATH, type ConfirmEmailResult } from '#domain/confirmEmail';
import { useWords } from '../../i18n/intl';
import { PostForm } from '../../lib/forms/PostForm';
import styles from './ConfirmEmailView.module.css';

/** Before the button is pressed, and the result of pressing it. */
export type ConfirmEmailState = 'ask' | ConfirmEmailResult;

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
    <PageLayout maxWidth="xs" padding="large" spacing={0}>
      <Card padding="large" className={styles.card}>
        <h1 className={styles.title}>
          <Icon name={ICONS[state]} />
          <span>{t(`confirm_email.${state}.title`)}</span>
        </h1>
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
      </Card>
    </PageLayout>
  );
}
