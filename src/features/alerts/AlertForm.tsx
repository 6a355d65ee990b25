import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { EmailField } from '@vikari/ui-kit/EmailField';
import { RadioCards } from '@vikari/ui-kit/RadioCards';
import { type SubmitEvent, useId, useState } from 'react';
import {
  isSentFrequency,
  MAIL_ALERTS_PATH,
  SENT_FREQUENCIES,
  type SentFrequency,
} from '#domain/alerts/mailAlerts';
import { ApiError } from '#domain/api/errors';
import { isEmail } from '#domain/candidates/email';
import { MAX_LENGTH } from '#domain/limits';
import { useWords } from '../../i18n/intl';
import { useHydrated } from '../../lib/useHydrated';
import styles from './alerts.module.css';

/** What went wrong with a request for an alert. */
export type AlertProblem = 'invalid_email' | 'too_many' | 'failed';

export interface AlertFormProps {
  /** The canonical query of the list's address: what is watched. */
  query: string;
  /** The search in words: "Sjuksköterska · Umeå"; '' where the page shows it already. */
  summary: string;
  /** Of the form's own post, without a script. */
  problem?: AlertProblem | null;
  /** Rejects when it could not be sent. */
  onSend: (alert: { email: string; query: string; frequency: SentFrequency }) => Promise<void>;
}

function problemOf(error: unknown): AlertProblem {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'invalid_request') return 'invalid_email';
  return error.code === 'rate_limited' ? 'too_many' : 'failed';
}

/** Asks for an alert by mail without an account; it is posted as it is without a script. */
export function AlertForm({ query, summary, problem: posted = null, onSend }: AlertFormProps) {
  const { t, language } = useWords();
  const hydrated = useHydrated();
  const field = useId();
  const [email, setEmail] = useState('');
  const [frequency, setFrequency] = useState<SentFrequency>('daily');
  const [problem, setProblem] = useState(posted);
  const [isSending, setSending] = useState(false);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const address = email.trim();
    if (!isEmail(address)) {
      setProblem('invalid_email');
      document.getElementById(field)?.focus();
      return;
    }
    setProblem(null);
    setSending(true);
    try {
      await onSend({ email: address, query, frequency });
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <form
      method="post"
      action={MAIL_ALERTS_PATH[language]}
      noValidate={hydrated}
      className={styles.form}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <input type="hidden" name="query" value={query} />
      {summary !== '' && (
        <p className={styles.search}>
          <span className={styles.searchLabel}>{t('alerts.search')}</span> {summary}
        </p>
      )}
      <RadioCards
        label={t('alerts.frequency')}
        name="frequency"
        options={SENT_FREQUENCIES.map((id) => ({
          id,
          label: t(`alerts.frequency.${id}`),
          hint: t(`alerts.frequency.${id}.hint`),
        }))}
        value={frequency}
        onValueChange={(chosen) => {
          if (isSentFrequency(chosen)) setFrequency(chosen);
        }}
      />
      <EmailField
        id={field}
        name="email"
        label={t('alerts.email')}
        hint={t('alerts.terms')}
        error={problem === 'invalid_email' ? t('alerts.invalid_email') : undefined}
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
            <p>{t(`alerts.${problem}`)}</p>
          </Callout>
        )}
      </div>
      <div>
        <Button type="submit" loading={isSending} loadingLabel={t('alerts.sending')}>
          {t('alerts.send')}
        </Button>
      </div>
    </form>
  );
}
