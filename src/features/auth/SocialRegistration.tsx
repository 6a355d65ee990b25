import { Button } from '@vikari/ui-kit/Button';
import { TextField } from '@vikari/ui-kit/TextField';
import type { SocialProviderId } from '#domain/api/social';
import { MAX_LENGTH } from '#domain/limits';
import type { SignInProblem } from '#domain/signInProblem';
import { useWords } from '../../i18n/intl';
import type { FieldBinding } from '../../lib/forms/useForm';
import { ProblemNote } from './ProblemNote';
import styles from './RegisterForm.module.css';

/** The names that the provider gave; the user may correct them. */
export function NameFields({ first, last }: Record<'first' | 'last', FieldBinding<string>>) {
  const { t } = useWords();
  return (
    <>
      <TextField
        {...first}
        label={t('forms.first_name')}
        autoComplete="given-name"
        maxLength={MAX_LENGTH.name}
      />
      <TextField
        {...last}
        label={t('forms.last_name')}
        autoComplete="family-name"
        maxLength={MAX_LENGTH.name}
      />
    </>
  );
}

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
