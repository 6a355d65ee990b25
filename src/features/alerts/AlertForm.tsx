import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { EmailField } from '@vikari/ui-kit/EmailField';
import { RadioCards } from '@vikari/ui-kit/RadioCards';
import {
  isSentFrequency,
  MAIL_ALERTS_PATH,
  SENT_FREQUENCIES,
  type SentFrequency,
} from '#domain/alerts/mailAlerts';
import { isEmail } from '#domain/candidates/email';
import { MAX_LENGTH } from '#domain/limits';
import { useWords } from '../../i18n/intl';
import { ActionProblem } from '../../lib/forms/ActionProblem';
import { FieldForm } from '../../lib/forms/FieldForm';
import { limitProblem } from '../../lib/forms/problems';
import { useForm } from '../../lib/forms/useForm';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import styles from './alerts.module.css';

const INITIAL = { frequency: 'daily' as SentFrequency, email: '' };
const INVALID = { email: 'alerts.invalid_email' };

/** What went wrong with a request for an alert. */
export type AlertProblem = 'invalid_email' | 'too_many' | 'failed';

export interface AlertFormProps {
  /** The canonical query of the list's address: what is watched. */
  query: string;
  /** The search in words: "Sjuksköterska · Umeå"; '' where the page shows it already. */
  summary: string;
  /** The same search in near professions too; null where there are none. Default null. */
  nearbyQuery?: string | null;
  /** Of the form's own post, without a script. */
  problem?: AlertProblem | null;
  /** Rejects when it could not be sent. */
  onSend: (alert: { email: string; query: string; frequency: SentFrequency }) => Promise<void>;
}

/** Asks for an alert by mail without an account; it is posted as it is without a script. */
export function AlertForm(props: AlertFormProps) {
  const { query, summary, nearbyQuery = null, problem: posted = null, onSend } = props;
  const { t, language } = useWords();
  const form = useForm({
    initialValues: INITIAL,
    check: ({ email }) => (isEmail(email.trim()) ? {} : INVALID),
    onSubmit: ({ email, frequency }) => onSend({ email: email.trim(), query, frequency }),
    problemOf: limitProblem,
    textOf: () => t('alerts.invalid_email'),
    ...(posted === 'invalid_email' ? { initialErrors: INVALID } : { initialProblem: posted }),
  });
  const frequency = form.field('frequency');
  return (
    <FieldForm
      form={form}
      action={MAIL_ALERTS_PATH[language]}
      hidden={{ query }}
      summary={false}
      nativeCheck
      className={styles.form}
    >
      {summary !== '' && (
        <p className={styles.search}>
          <span className={styles.searchLabel}>{t('alerts.search')}</span>
          <span>{` ${summary}`}</span>
        </p>
      )}
      {nearbyQuery !== null && (
        <p>
          <RouterLink href={paths.mailAlert(language, nearbyQuery)}>
            {t('alerts.nearby')}
          </RouterLink>
        </p>
      )}
      <RadioCards
        {...frequency}
        label={t('alerts.frequency')}
        options={SENT_FREQUENCIES.map((id) => ({
          id,
          label: t(`alerts.frequency.${id}`),
          hint: t(`alerts.frequency.${id}.hint`),
        }))}
        onValueChange={(chosen) => {
          if (isSentFrequency(chosen)) frequency.onValueChange(chosen);
        }}
      />
      <EmailField
        {...form.field('email')}
        label={t('alerts.email')}
        hint={t('alerts.terms')}
        maxLength={MAX_LENGTH.email}
        required
      />
      <ActionProblem>
        {form.problem && (
          <Callout tone="danger">
            <p>{t(`alerts.${form.problem}`)}</p>
          </Callout>
        )}
      </ActionProblem>
      <div>
        <Button type="submit" loading={form.isSubmitting} loadingLabel={t('alerts.sending')}>
          {t('alerts.send')}
        </Button>
      </div>
    </FieldForm>
  );
}
