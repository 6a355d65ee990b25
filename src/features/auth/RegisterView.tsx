import type { LinkComponent } from '@vikari/ui-kit/Button';
import { ErrorState } from '@vikari/ui-kit/ErrorState';
import { useWords } from '../../i18n/intl';
import { AuthFrame } from './AuthFrame';
import { RegisterForm, type RegisterFormProps } from './RegisterForm';

export interface RegisterViewProps extends RegisterFormProps {
  /** Set when what can be chosen could not be read. */
  onRetryOptions: (() => void) | null;
  loginHref: string;
  linkComponent: LinkComponent;
  demo: boolean;
}

/** Registering: the shortest form, then BankID. */
export function RegisterView(props: RegisterViewProps) {
  const { onRetryOptions, loginHref, linkComponent: Link, demo, ...form } = props;
  const { t } = useWords();
  return (
    <AuthFrame
      width="wide"
      title={t('auth.register.title')}
      lead={t('auth.register.lead')}
      demo={demo}
      elsewhere={
        <>
          {t('auth.register.have_account')} <Link href={loginHref}>{t('auth.register.login')}</Link>
        </>
      }
    >
      {onRetryOptions ? (
        <ErrorState
          title={t('auth.register.options_failed')}
          retry={{ label: t('auth.register.retry'), onRetry: onRetryOptions }}
        />
      ) : (
        <RegisterForm {...form} />
      )}
    </AuthFrame>
  );
}
