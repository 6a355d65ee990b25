import { Dialog } from '@vikari/ui-kit/Dialog';
import { Icon } from '@vikari/ui-kit/Icon';
import { Spinner } from '@vikari/ui-kit/Spinner';
import { Tabs } from '@vikari/ui-kit/Tabs';
import type { SignInPurpose } from '#domain/signIn/signInProblem';
import { useWords } from '../../i18n/intl';
import { AuthNotes } from './AuthNotes';
import styles from './AuthOverlay.module.css';
import { EmailStart, type EmailStartProps } from './EmailStart';
import { LoginForm, type LoginFormProps } from './LoginForm';

export interface AuthOverlayProps {
  open: boolean;
  tab: SignInPurpose;
  onTabChange: (tab: SignInPurpose) => void;
  onClose: () => void;
  onExited: () => void;
  login: LoginFormProps;
  register: EmailStartProps;
  demo: boolean;
  /** Set while a return is being finished: the user's first name once they are signed in. */
  finishing: { firstName: string | null } | null;
}

/** Login and registration in a dialog over the current page (part 2). */
export function AuthOverlay(props: AuthOverlayProps) {
  const { open, tab, onTabChange, onClose, onExited, login, register, demo, finishing } = props;
  const { t } = useWords();
  return (
    <Dialog
      open={open}
      size="small"
      title={t('auth.overlay.title')}
      closeLabel={t('auth.overlay.close')}
      onClose={onClose}
      onExited={onExited}
    >
      {finishing ? (
        <div role="status" className={styles.finishing}>
          {finishing.firstName === null ? (
            <Spinner size="large" />
          ) : (
            <Icon name="success" size="large" />
          )}
          <p>
            {finishing.firstName === null
              ? t('auth.return.finishing')
              : t('auth.return.welcome', { firstName: finishing.firstName })}
          </p>
        </div>
      ) : (
        <Tabs
          label={t('auth.overlay.tabs')}
          value={tab}
          onValueChange={(id) => onTabChange(id === 'login' ? 'login' : 'register')}
          items={[
            {
              id: 'register',
              label: t('auth.return.register'),
              content: (
                <div className={styles.panel}>
                  <EmailStart {...register} />
                </div>
              ),
            },
            {
              id: 'login',
              label: t('auth.login.title'),
              content: (
                <div className={styles.panel}>
                  <LoginForm {...login} />
                </div>
              ),
            },
          ]}
        />
      )}
      <AuthNotes demo={demo} />
    </Dialog>
  );
}
