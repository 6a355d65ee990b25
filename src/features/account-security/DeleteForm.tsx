import { Button } from '@vikari/ui-kit/Button';
import { Card } from '@vikari/ui-kit/Card';
import { EmailField } from '@vikari/ui-kit/EmailField';
import { TextField } from '@vikari/ui-kit/TextField';
import { useRef } from 'react';
import type { ErrorCode } from '#domain/api/errors';
import { confirmsDeletion } from '#domain/candidates/deletionConfirmation';
import { useWords } from '../../i18n/intl';
import { pressedAt } from '../../lib/focus/moveFocus';
import { FieldForm } from '../../lib/forms/FieldForm';
import type { FieldErrors } from '../../lib/forms/fieldErrors';
import { useForm } from '../../lib/forms/useForm';
import type { Proof } from '../../session/proof';
import styles from './integrity.module.css';
import { ProblemNote } from './ProblemNote';

interface Confirmation {
  confirmation: string;
}

export interface DeleteFormProps {
  /** What is to be typed: the account's address, or its name where it has no address. */
  confirmedBy: string;
  /** What was typed before the redirect to BankID. */
  typed: string;
  onTyped: (confirmation: string) => void;
  problem: ErrorCode | null;
  /** Deletes the account; resolves to the field's errors. */
  onDelete: (confirmation: string) => Promise<FieldErrors<Confirmation>>;
  onCancel: () => void;
  onBankid: (proof: Proof) => Promise<void>;
}

const PROBLEM_WORDS = { network_error: 'integrity.delete.problem.network' } as const;

/** Deletes the account when its address is typed. */
export function DeleteForm(props: DeleteFormProps) {
  const { confirmedBy, typed, onTyped, problem, onDelete, onCancel, onBankid } = props;
  const { t } = useWords();
  const from = useRef<readonly Element[]>([]);
  const form = useForm<Confirmation>({
    initialValues: { confirmation: typed },
    check: ({ confirmation }) =>
      confirmsDeletion(confirmation, confirmedBy)
        ? {}
        : { confirmation: 'validation.confirmation' },
    onSubmit: ({ confirmation }) => {
      from.current = pressedAt();
      return onDelete(confirmation);
    },
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
        {confirmedBy.includes('@') ? (
          <EmailField
            {...form.field('confirmation')}
            label={t('integrity.delete.confirmation')}
            hint={t('integrity.delete.confirmation.hint', { email: confirmedBy })}
            autoComplete="off"
          />
        ) : (
          <TextField
            {...form.field('confirmation')}
            label={t('integrity.delete.confirmation.name')}
            hint={t('integrity.delete.confirmation.name_hint', { name: confirmedBy })}
            autoComplete="off"
          />
        )}
        <ProblemNote problem={problem} words={PROBLEM_WORDS} proving={{ onBankid, from }} />
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
