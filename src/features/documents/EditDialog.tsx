import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { CheckboxField } from '@vikari/ui-kit/CheckboxField';
import { Dialog } from '@vikari/ui-kit/Dialog';
import { FactList } from '@vikari/ui-kit/FactList';
import { TextField } from '@vikari/ui-kit/TextField';
import { useId, useRef, useState } from 'react';
import type { UserDocument } from '#domain/api/documents';
import { updateUserDocumentSchema } from '#domain/api/documents.schema';
import { ApiError } from '#domain/api/errors';
import { MAX_DOCUMENT_NAME } from '#domain/candidates/documents';
import { useWords } from '../../i18n/intl';
import { dayText } from '../../lib/dates';
import { ActionProblem } from '../../lib/forms/ActionProblem';
import { checkBy } from '../../lib/forms/checkBy';
import { DayField } from '../../lib/forms/day/DayField';
import { FieldForm } from '../../lib/forms/FieldForm';
import type { FieldErrors } from '../../lib/forms/fieldErrors';
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

/** What was changed elsewhere, as it is stored; null where it just failed. */
type Problem = { stored: DocumentDetails | null };

function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError && error.code === 'edit_conflict')) return { stored: null };
  // The server's answer: the document as it is stored
  return { stored: storedIn(error.extra?.current as UserDocument) };
}

const storedIn = ({ name, issuedOn, validTo, noEndDate }: UserDocument): DocumentDetails => ({
  name,
  issuedOn,
  validTo,
  noEndDate,
});

const detailsOf = ({ name, issuedOn, validTo, noEndDate }: Values): DocumentDetails => ({
  name: name.trim(),
  issuedOn: issuedOn || null,
  validTo: noEndDate ? null : validTo || null,
  noEndDate,
});

/** A document's name and days. */
export function EditDialog(props: EditDialogProps) {
  const { document, endless, today, onUpdate, onClose, ...dialog } = props;
  const { t, intl } = useWords();
  const id = useId();
  const [base, setBase] = useState(() => storedIn(document));
  const first = useRef<HTMLInputElement>(null);
  const form = useForm<Values, Problem>({
    initialValues: {
      name: document.name,
      issuedOn: document.issuedOn ?? '',
      validTo: document.validTo ?? '',
      // Of both, the day is believed
      noEndDate: endless || (document.noEndDate && document.validTo === null),
    },
    check: (values) => checkDetails(document.id, values, today),
    async onSubmit(values) {
      try {
        await onUpdate(document.id, detailsOf(values), base);
      } catch (error) {
        // Said once: a second press saves what stands here
        setBase(problemOf(error).stored ?? base);
        throw error;
      }
      onClose();
    },
    problemOf,
  });
  const stored = form.problem?.stored;
  const day = (text: string | null) => (text ? dayText(intl, text) : t('documents.edit.not_said'));
  const facts = stored
    ? [
        { term: t('documents.edit.name'), description: stored.name },
        { term: t('documents.edit.issued_on'), description: day(stored.issuedOn) },
        {
          term: t('documents.edit.valid_to'),
          description:
            stored.noEndDate && !stored.validTo
              ? t('documents.edit.no_end_date')
              : day(stored.validTo),
        },
      ]
    : [];
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
            {t(stored ? 'documents.edit.save_own' : 'documents.save')}
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
        <ActionProblem>
          {form.problem && !stored && <p>{t('documents.save.failed')}</p>}
          {stored && (
            <Callout tone="warning" headingLevel={3} title={t('documents.edit.conflict')}>
              <FactList facts={facts} />
            </Callout>
          )}
        </ActionProblem>
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
