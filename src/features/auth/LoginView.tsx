import type { LinkComponent } from '@vikari/ui-kit/Button';
import { useWords } from '../../i18n/intl';
import { AuthFrame } from './AuthFrame';
import { LoginForm, type LoginFormProps } from './LoginForm';

export interface LoginViewProps extends LoginFormProps {
  registerHref: string;
  linkComponent: LinkComponent;
  demo: boolean;
}

/** Logging in with BankID. */
export function LoginView(props: LoginViewProps) {
  const { registerHref, linkComponent: Link, demo, ...form } = props;
  const { t } = useWords();
  return (
    <AuthFrame
      title={t('auth.login.title')}
      lead={t('auth.login.lead')}
      demo={demo}
      elsewhere={
        <>
          <span>{`${t('auth.login.new_here')} `}</span>
          <Link href={registerHref}>{t('auth.login.register')}</Link>
        </>
      }
    >
      <LoginForm {...form} />
    </AuthFrame>
  );
}
