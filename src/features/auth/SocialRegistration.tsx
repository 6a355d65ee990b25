import { Button } from '@vikari/ui-kit/Button';
import type { SignInProblem } from '#domain/signIn/signInProblem';
import type { SocialProviderId } from '#domain/signIn/ways';
import { useWords } from '../../i18n/intl';
import { ProblemNote } from './ProblemNote';
import styles from './RegisterForm.module.css';

export interface SubmitWithProviderProps {
  vouched: SocialProviderId;
  problem: SignInProblem | null;
  /** The account is being created. */
  pending: boolean;
}

/** The end of the registration form when a provider has verified the user. */
export function SubmitWithProvider({ vouched, problem, pending }: SubmitWithProviderProps) {
  const { t } = useWords();
  return (
    <section className={styles.bankid} aria-labelledby="register-vouched">
      <h2 id="register-vouched">{t('auth.register.social')}</h2>
      <p>{t('auth.register.social_text', { provider: t(`auth.social.name.${vouched}`) })}</p>
      <ProblemNote problem={problem} />
      <Button
        type="submit"
        size="large"
        fullWidth
        formAction="/auth/register-social"
        loading={pending}
        loadingLabel={t('auth.register.social_creating')}
      >
        {t('auth.register.social_submit')}
      </Button>
    </section>
  );
}
