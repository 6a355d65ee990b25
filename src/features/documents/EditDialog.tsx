import { Button } from '@vikari/ui-kit/Button';
import { CheckboxField } from '@vikari/ui-kit/CheckboxField';
import { Dialog } from '@vikari/ui-kit/Dialog';
import { TextField } from '@vikari/ui-kit/TextField';
import { useId, useRef } from 'react';
import { updateUserDocumentSchema } from '#domain/api/documents.schema';
import { MAX_DOCUMENT_NAME } from '#domain/candidates/documents';
import { useWords } from '../../i18n/intl';
import { ActionProblem } from '../../lib/forms/ActionProblem';
import { checkBy } from '../../lib/forms/checkBy';
import { DayField } from '../../lib/forms/day/DayField';
import { FieldForm } from '../../lib/forms/FieldForm';
import type { FieldErrors } from '../../lib/forms/fieldErrors';
import { failed } from '../../lib/forms/problems';
import { useForm } from '../../lib/forms/useForm';
import styles from './DocumentsView.module.css';
import type { DocumentActions, DocumentDetails, DocumentDialogProps } from './documentActions';

interface Values {
  name: string;
  issuedOn: string;
  validTo: string;
  noEndDate: boolean;
}

export interface EditDialogProps extends DocumentDialogProps {
  /** It was opened to say that the document has no end. */
  endless: boolean;
  today: string;
  onUpdate: DocumentActions['onUpdate'];
}

const detailsOf = ({ name, issuedOn, validTo, noEndDate }: Values): DocumentDetails => ({
  name: name.trim(),
  issuedOn: issuedOn || null,
  validTo: noEndDate ? null : validTo || null,
  noEndDate,
});

/** A document's name and days. */
export function EditDialog(props: EditDialogProps) {
  const { document, endless, today, onUpdate, onClose, ...dialog } = props;
  const { t } = useWords();
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const form = useForm({
    initialValues: {
      name: document.name,
      issuedOn: document.issuedOn ?? '',
      validTo: document.validTo ?? '',
      // Of both, the day is believed
      noEndDate: endless || (document.noEndDate && document.validTo === null),
    },
    check: (values) => checkDetails(document.id, values, today),
    async onSubmit(values) {
      await onUpdate(document.id, detailsOf(values));
      onClose();
    },
    problemOf: failed,
  });
  const { value: isEndless, onValueChange: sayEndless, id: endlessId } = form.field('noEndDate');
  const validTo = form.field('validTo');
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      size="small"
      title={t('documents.edit.title')}
      closeLabel={t('documents.close')}
      initialFocus={first}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('documents.cancel')}
          </Button>
          <Button type="submit" form={id} loading={form.isSubmitting}>
            {t('documents.save')}
          </Button>
        </>
      }
    >
      <FieldForm form={form} id={id} summaryLevel={3} className={styles.form}>
        <TextField
          {...form.field('name')}
          ref={first}
          label={t('documents.edit.name')}
          maxLength={MAX_DOCUMENT_NAME}
        />
        <DayField
          {...form.field('issuedOn')}
          max={today}
          problems={{ too_late: t('documents.future_day') }}
          label={t('documents.edit.issued_on')}
          optional={t('forms.optional')}
        />
        <DayField
          {...validTo}
          // What was typed comes back when it has an end after all
          value={isEndless ? '' : validTo.value}
          disabled={isEndless}
          label={t('documents.edit.valid_to')}
          hint={t('documents.edit.valid_to.hint')}
          optional={t('forms.optional')}
        />
        <CheckboxField
          id={endlessId}
          checked={isEndless}
          onCheckedChange={sayEndless}
          label={t('documents.edit.no_end_date')}
          hint={t('documents.edit.no_end_date.hint')}
        />
        <ActionProblem>{form.problem && <p>{t('documents.save.failed')}</p>}</ActionProblem>
      </FieldForm>
    </Dialog>
  );
}

const checkSchema = checkBy<object>(updateUserDocumentSchema);

/** As the server checks it. */
function checkDetails(documentId: string, values: Values, today: string): FieldErrors<Values> {
  const { issuedOn } = values;
  const { validTo, ...details } = detailsOf(values);
  const errors: FieldErrors<Values> = checkSchema({ documentId, validTo, ...details });
  return {
    ...(values.name.trim() === '' && { name: 'validation.required' }),
    ...(issuedOn > today && { issuedOn: 'documents.future_day' }),
    ...(issuedOn && validTo && issuedOn > validTo && { validTo: 'documents.ends_before' }),
    ...errors,
  };
}
