import { Button } from '@vikari/ui-kit/Button';
import { TextField } from '@vikari/ui-kit/TextField';
import { useState } from 'react';
import { recordShownCriminalRecordSchema } from '#domain/api/documents.schema';
import { ApiError } from '#domain/api/errors';
import { MAX_LENGTH } from '#domain/limits';
import { useWords } from '../../i18n/intl';
import { checkBy } from '../../lib/forms/checkBy';
import { refusedFields } from '../../lib/forms/fieldErrors';
import { useForm } from '../../lib/forms/useForm';
import { randomKey } from '../../lib/randomKey';
import styles from './DocumentsView.module.css';
import type { DocumentActions } from './documentActions';

interface Values {
  shownOn: string;
  shownTo: string;
}

export interface ShownRecordFormProps {
  today: string;
  onRecord: DocumentActions['onRecordShown'];
}

const checkSchema = checkBy<Values>(recordShownCriminalRecordSchema);

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
  const [failed, setFailed] = useState<'failed' | 'stored' | null>(null);
  const form = useForm<Values>({
    initialValues: { shownOn: '', shownTo: '' },
    check(values) {
      const errors = checkSchema(values);
      return values.shownOn > today ? { shownOn: 'documents.future_day', ...errors } : errors;
    },
    async onSubmit(values) {
      setFailed(null);
      try {
        await onRecord(values, key);
        onSaved();
      } catch (error) {
        const refused = refusedFields(error, values);
        // An earlier try was stored, but its response was lost, and the values were changed since
        const stored = error instanceof ApiError && error.code === 'idempotency_key_reused';
        if (Object.keys(refused).length === 0) setFailed(stored ? 'stored' : 'failed');
        if (stored) setKey(randomKey());
        return refused;
      }
    },
  });
  return (
    <form
      {...form.formProps}
      className={styles.shownForm}
      aria-label={t('documents.criminal.form')}
    >
      <p className={styles.formTitle}>{t('documents.criminal.form')}</p>
      <div className={styles.fields}>
        <TextField
          {...form.field('shownOn')}
          type="date"
          max={today}
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
      <div role="alert">
        {failed && (
          <p>{t(failed === 'stored' ? 'documents.criminal.stored' : 'documents.save.failed')}</p>
        )}
      </div>
    </form>
  );
}
