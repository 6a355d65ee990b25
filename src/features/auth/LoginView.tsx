import type { LinkComponent } from '@vikari/ui-kit/Button';
import type { BankidDevice } from '#domain/api/session';
import { useWords } from '../../i18n/intl';
import { AuthFrame } from './AuthFrame';
import type { AuthProblem } from './authProblem';
import { BankidChoice } from './BankidChoice';

export interface LoginViewProps {
  pending: BankidDevice | null;
  problem: AuthProblem | null;
  onChoose: (device: BankidDevice) => void;
  registerHref: string;
  linkComponent: LinkComponent;
  demo: boolean;
}

/** Logging in with BankID. */
export function LoginView(props: LoginViewProps) {
  const { pending, problem, onChoose, registerHref, linkComponent: Link, demo } = props;
  const { t } = useWords();
  return (
    <AuthFrame
      title={t('auth.login.title')}
      lead={t('auth.login.lead')}
      demo={demo}
      elsewhere={
        <>
          {t('auth.login.new_here')} <Link href={registerHref}>{t('auth.login.register')}</Link>
        </>
      }
    >
      <BankidChoice problem={problem} pending={pending} onChoose={onChoose} />
    </AuthFrame>
  );
}
