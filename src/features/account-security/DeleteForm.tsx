import { Button } from '@vikari/ui-kit/Button';
import { Card } from '@vikari/ui-kit/Card';
import { EmailField } from '@vikari/ui-kit/EmailField';
import type { ErrorCode } from '#domain/api/errors';
import { confirmsDeletion } from '#domain/candidates/deletionConfirmation';
import { useWords } from '../../i18n/intl';
import { FieldForm } from '../../lib/forms/FieldForm';
import type { FieldErrors } from '../../lib/forms/fieldErrors';
import { useForm } from '../../lib/forms/useForm';
import styles from './integrity.module.css';
import { ProblemNote } from './ProblemNote';

interface Confirmation {
  confirmation: string;
}

export interface DeleteFormProps {
  /** The account's address. */
  email: string;
  /** What was typed before the redirect to BankID. */
  typed: string;
  onTyped: (confirmation: string) => void;
  problem: ErrorCode | null;
  /** Deletes the account; resolves to the field's errors. */
  onDelete: (confirmation: string) => Promise<FieldErrors<Confirmation>>;
  onCancel: () => void;
  onBankid: () => Promise<void>;
}

const PROBLEM_WORDS = { network_error: 'integrity.delete.problem.network' } as const;

/** Deletes the account when its address is typed. */
export function DeleteForm(props: DeleteFormProps) {
  const { email, typed, onTyped, problem, onDelete, onCancel, onBankid } = props;
  const { t } = useWords();
  const form = useForm<Confirmation>({
    initialValues: { confirmation: typed },
    check: ({ confirmation }) =>
      confirmsDeletion(confirmation, email) ? {} : { confirmation: 'validation.confirmation' },
    onSubmit: ({ confirmation }) => onDelete(confirmation),
    onChange: ({ confirmation }) => onTyped(confirmation),
  });
  return (
    <Card className={styles.danger}>
      <FieldForm
        form={form}
        summary={t('integrity.delete.errors')}
        summaryLevel={3}
        aria-label={t('integrity.delete.title')}
        className={styles.stack}
      >
        <EmailField
          {...form.field('confirmation')}
          label={t('integrity.delete.confirmation')}
          hint={t('integrity.delete.confirmation.hint', { email })}
          autoComplete="off"
        />
        <ProblemNote problem={problem} words={PROBLEM_WORDS} onBankid={onBankid} />
        <div className={styles.actions}>
          <Button
            type="submit"
            variant="danger"
            loading={form.isSubmitting}
            loadingLabel={t('integrity.delete.deleting')}
          >
            {t('integrity.delete.confirm')}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {t('integrity.delete.cancel')}
          </Button>
        </div>
      </FieldForm>
    </Card>
  );
}
