import { Button } from '@vikari/ui-kit/Button';
import { Text } from '@vikari/ui-kit/Text';
import { TextField } from '@vikari/ui-kit/TextField';
import { useState } from 'react';
import { recordShownCriminalRecordSchema } from '#domain/api/documents.schema';
import { ApiError } from '#domain/api/errors';
import { MAX_LENGTH } from '#domain/limits';
import { useWords } from '../../i18n/intl';
import { ActionProblem } from '../../lib/forms/ActionProblem';
import { checkBy } from '../../lib/forms/checkBy';
import { DayField } from '../../lib/forms/day/DayField';
import { FieldForm } from '../../lib/forms/FieldForm';
import { useForm } from '../../lib/forms/useForm';
import { randomKey } from '../../lib/randomKey';
import styles from './DocumentsView.module.css';
import type { DocumentActions } from './documentActions';

const INITIAL = { shownOn: '', shownTo: '' };

export interface ShownRecordFormProps {
  today: string;
  onRecord: DocumentActions['onRecordShown'];
}

const checkSchema = checkBy<typeof INITIAL>(recordShownCriminalRecordSchema);

/** Records that a criminal record was shown. After each one the form is new, for the next. */
export function ShownRecordForm(props: ShownRecordFormProps) {
  const [saved, setSaved] = useState(0);
  const { t } = useWords();
  return (
    <>
      <OneRecordForm key={saved} {...props} onSaved={() => setSaved((count) => count + 1)} />
      <div role="status" className="vk-visually-hidden">
        {saved > 0 && t('documents.criminal.saved')}
      </div>
    </>
  );
}

function OneRecordForm({ today, onRecord, onSaved }: ShownRecordFormProps & { onSaved(): void }) {
  const { t } = useWords();
  const [key, setKey] = useState(randomKey);
  const form = useForm({
    initialValues: INITIAL,
    check(values) {
      const errors = checkSchema(values);
      return values.shownOn > today ? { shownOn: 'documents.future_day', ...errors } : errors;
    },
    async onSubmit(values) {
      await onRecord(values, key);
      onSaved();
    },
    problemOf(error) {
      // An earlier try was stored, but its response was lost, and the values were changed since
      const stored = error instanceof ApiError && error.code === 'idempotency_key_reused';
      if (stored) setKey(randomKey());
      return stored ? 'stored' : 'failed';
    },
  });
  return (
    <FieldForm
      form={form}
      summaryLevel={3}
      className={styles.shownForm}
      aria-label={t('documents.criminal.form')}
    >
      <Text variant="label">{t('documents.criminal.form')}</Text>
      <div className={styles.fields}>
        <DayField
          {...form.field('shownOn')}
          max={today}
          problems={{ too_late: t('documents.future_day') }}
          label={t('documents.criminal.shown_on')}
        />
        <TextField
          {...form.field('shownTo')}
          label={t('documents.criminal.shown_to.label')}
          hint={t('documents.criminal.shown_to.hint')}
          maxLength={MAX_LENGTH.name}
        />
      </div>
      <Button type="submit" variant="secondary" loading={form.isSubmitting}>
        {t('documents.criminal.save')}
      </Button>
      <ActionProblem>
        {form.problem && (
          <p>
            {t(form.problem === 'stored' ? 'documents.criminal.stored' : 'documents.save.failed')}
          </p>
        )}
      </ActionProblem>
    </FieldForm>
  );
}
