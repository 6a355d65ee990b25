import { Button } from '@vikari/ui-kit/Button';
import { useWords } from '../../i18n/intl';
import { FieldForm } from '../../lib/forms/FieldForm';
import { type AlertChoice, AlertFields, useAlertForm } from './AlertForm';
import styles from './saved.module.css';

export interface SearchAlertFormProps {
  alert: AlertChoice;
  /** Rejects when it was not saved. */
  onSave: (alert: AlertChoice) => Promise<void>;
}

/** How a candidate hears of a saved search. */
export function SearchAlertForm({ alert, onSave }: SearchAlertFormProps) {
  const { frequency, mail, push } = alert;
  const { t } = useWords();
  const form = useAlertForm({ frequency, mail, push }, onSave);
  return (
    <FieldForm form={form} summary={false} className={styles.form}>
      <AlertFields form={form} />
      <div>
        <Button
          type="submit"
          size="small"
          loading={form.isSubmitting}
          loadingLabel={t('saved.search.saving')}
        >
          {t('saved.search.submit')}
        </Button>
      </div>
    </FieldForm>
  );
}
