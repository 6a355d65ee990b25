import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { EmailField } from '@vikari/ui-kit/EmailField';
import { type SubmitEvent, useState } from 'react';
import { ApiError } from '#domain/api/errors';
import { isEmail } from '#domain/candidates/email';
import { EARLY_ACCESS_PATH } from '#domain/info/earlyAccess';
import { MAX_LENGTH } from '#domain/limits';
import { useWords } from '../../../i18n/intl';
import { useHydrated } from '../../../lib/useHydrated';
import styles from '../info.module.css';

/** What went wrong with a sign-up. */
export type EarlyAccessProblem = 'invalid_email' | 'too_many' | 'failed';

export interface EarlyAccessFormProps {
  /** Of the form's own post, without a script. */
  problem: EarlyAccessProblem | null;
  /** Rejects when it could not be sent. */
  onSend: (email: string) => Promise<void>;
}

const FIELD = 'early-email';

function problemOf(error: unknown): EarlyAccessProblem {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'invalid_request') return 'invalid_email';
  return error.code === 'rate_limited' ? 'too_many' : 'failed';
}

/** An e-mail address; it is posted as it is without a script. */
export function EarlyAccessForm({ problem: posted, onSend }: EarlyAccessFormProps) {
  const { t, language } = useWords();
  const hydrated = useHydrated();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState(posted);
  const [isSending, setSending] = useState(false);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const address = email.trim();
    if (!isEmail(address)) {
      setProblem('invalid_email');
      document.getElementById(FIELD)?.focus();
      return;
    }
    setProblem(null);
    setSending(true);
    try {
      await onSend(address);
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <form
      method="post"
      action={EARLY_ACCESS_PATH[language]}
      noValidate={hydrated}
      className={styles.form}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <EmailField
        id={FIELD}
        name="email"
        label={t('info.early.email')}
        hint={t('info.early.terms')}
        error={problem === 'invalid_email' ? t('info.early.invalid_email') : undefined}
        value={email}
        onValueChange={(text) => {
          setEmail(text);
          if (problem === 'invalid_email') setProblem(null);
        }}
        maxLength={MAX_LENGTH.email}
        required
      />
      <div role="alert">
        {(problem === 'too_many' || problem === 'failed') && (
          <Callout tone="danger">
            <p>{t(`info.early.${problem}`)}</p>
          </Callout>
        )}
      </div>
      <div>
        <Button type="submit" loading={isSending} loadingLabel={t('info.early.sending')}>
          {t('info.early.send')}
        </Button>
      </div>
    </form>
  );
}
