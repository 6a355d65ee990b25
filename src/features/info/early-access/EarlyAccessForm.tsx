import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { EmailField } from '@vikari/ui-kit/EmailField';
import { isEmail } from '#domain/candidates/email';
import { EARLY_ACCESS_PATH } from '#domain/info/earlyAccess';
import { MAX_LENGTH } from '#domain/limits';
import { useWords } from '../../../i18n/intl';
import { ActionProblem } from '../../../lib/forms/ActionProblem';
import { FieldForm } from '../../../lib/forms/FieldForm';
import { limitProblem } from '../../../lib/forms/problems';
import { useForm } from '../../../lib/forms/useForm';
import styles from '../info.module.css';

const INITIAL = { email: '' };
const INVALID = { email: 'info.early.invalid_email' };

/** What went wrong with a sign-up. */
export type EarlyAccessProblem = 'invalid_email' | 'too_many' | 'failed';

export interface EarlyAccessFormProps {
  /** Of the form's own post, without a script. */
  problem: EarlyAccessProblem | null;
  /** Rejects when it could not be sent. */
  onSend: (email: string) => Promise<void>;
}

/** An e-mail address; it is posted as it is without a script. */
export function EarlyAccessForm({ problem: posted, onSend }: EarlyAccessFormProps) {
  const { t, language } = useWords();
  const form = useForm({
    initialValues: INITIAL,
    check: ({ email }) => (isEmail(email.trim()) ? {} : INVALID),
    onSubmit: ({ email }) => onSend(email.trim()),
    problemOf: limitProblem,
    textOf: () => t('info.early.invalid_email'),
    ...(posted === 'invalid_email' ? { initialErrors: INVALID } : { initialProblem: posted }),
  });
  return (
    <FieldForm
      form={form}
      action={EARLY_ACCESS_PATH[language]}
      summary={false}
      nativeCheck
      className={styles.form}
    >
      <EmailField
        {...form.field('email')}
        label={t('info.early.email')}
        hint={t('info.early.terms')}
        maxLength={MAX_LENGTH.email}
        required
      />
      <ActionProblem>
        {form.problem && (
          <Callout tone="danger">
            <p>{t(`info.early.${form.problem}`)}</p>
          </Callout>
        )}
      </ActionProblem>
      <div>
        <Button type="submit" loading={form.isSubmitting} loadingLabel={t('info.early.sending')}>
          {t('info.early.send')}
        </Button>
      </div>
    </FieldForm>
  );
}
