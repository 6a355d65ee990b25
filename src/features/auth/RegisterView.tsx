import type { LinkComponent } from '@vikari/ui-kit/Button';
import { ErrorState } from '@vikari/ui-kit/ErrorState';
import type { SignInProblem } from '#domain/signIn/signInProblem';
import { useWords } from '../../i18n/intl';
import { ArrivalNote } from './ArrivalNote';
import { AuthFrame } from './AuthFrame';
import { RegisterForm, type RegisterFormProps } from './RegisterForm';

export interface RegisterViewProps extends RegisterFormProps {
  /** Why the user was sent to this page; null without a reason. */
  arrival: SignInProblem | null;
  /** Set when the options could not be read. */
  onRetryOptions: (() => void) | null;
  loginHref: string;
  /** The address of the registration step by step. */
  stepsHref: string;
  linkComponent: LinkComponent;
  demo: boolean;
}

/** Registering: a short form, then BankID. */
export function RegisterView(props: RegisterViewProps) {
  const { arrival, onRetryOptions, loginHref, stepsHref, ...rest } = props;
  const { linkComponent: Link, demo, ...form } = rest;
  const { t } = useWords();
  return (
    <AuthFrame
      width="wide"
      title={t('auth.register.title')}
      lead={t('auth.register.lead')}
      demo={demo}
      elsewhere={
        <>
          <span>{`${t('auth.register.have_account')} `}</span>
          <Link href={loginHref}>{t('auth.register.login')}</Link>
        </>
      }
    >
      {arrival && <ArrivalNote problem={arrival} />}
      {!form.vouched && (
        <p>
          <span>{`${t('auth.register.long')} `}</span>
          <Link href={stepsHref}>{t('auth.register.steps')}</Link>
        </p>
      )}
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
