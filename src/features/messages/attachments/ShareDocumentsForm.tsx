import { CheckboxGroup } from '@vikari/ui-kit/CheckboxGroup';
import { RadioCards } from '@vikari/ui-kit/RadioCards';
import { type ReactNode, useState } from 'react';
import type { SentDocuments } from '#domain/api/chats';
import type { UserDocument } from '#domain/api/documents';
import { addDays } from '#domain/calendar/days';
import type { DocumentType } from '#domain/candidates/documents';
import { MAX_ATTACHMENTS } from '#domain/chat/chat';
import { useWords } from '../../../i18n/intl';
import { dayText } from '../../../lib/dates';
import { DayField } from '../../../lib/forms/day/DayField';
import { FieldForm } from '../../../lib/forms/FieldForm';
import type { FieldErrors } from '../../../lib/forms/fieldErrors';
import { useForm } from '../../../lib/forms/useForm';
import styles from './attachments.module.css';
import {
  DAYS_OPEN,
  dayProblem,
  daysToChoose,
  HOW_LONG,
  type HowLong,
  openUntilOf,
} from './howLong';
import { UploadNew } from './UploadNew';

export interface ShareDocumentsFormProps {
  formId: string;
  /** The employer's name. */
  employer: string;
  /** The candidate's own, the newest first. */
  documents: readonly UserDocument[];
  /** Whether a criminal record may be shared in this chat. */
  criminalRecords: boolean;
  /** The employer knows the candidate's last name. */
  hasApplied: boolean;
  /** `YYYY-MM-DD` in Stockholm. */
  today: string;
  /** A document's type, size and validity in a line. */
  factsOf: (document: UserDocument) => string;
  /** The field by which a document of a type is uploaded; `onAdded` when a file was chosen. */
  uploadField: (type: DocumentType, onAdded: () => void) => ReactNode;
  /** Called with what is to be sent with a message. */
  onShare: (documents: SentDocuments) => void;
}

const INITIAL = {
  ticked: [] as string[],
  unticked: [] as string[],
  howLong: 'chat' as HowLong,
  day: '',
};

/** Which documents, and for how long: the form of the dialog. */
export function ShareDocumentsForm(props: ShareDocumentsFormProps) {
  const { formId, employer, criminalRecords, hasApplied, today, factsOf, uploadField, onShare } =
    props;
  const { t, intl } = useWords();
  const documents = props.documents.filter(
    ({ type }) => criminalRecords || type !== 'criminal_record',
  );
  const [known] = useState(() => new Set(documents.map(({ id }) => id)));
  const [added, setAdded] = useState(false);

  /** What was uploaded here is chosen, unless it is unticked. */
  const isNew = (id: string) => added && !known.has(id);
  const chosenOf = ({ ticked, unticked }: typeof INITIAL) =>
    documents
      .map(({ id }) => id)
      .filter((id) => ticked.includes(id) || (isNew(id) && !unticked.includes(id)));
  const newest = documents.find(({ id }) => isNew(id));
  const form = useForm({
    initialValues: INITIAL,
    check(values): FieldErrors<typeof INITIAL> {
      const count = chosenOf(values).length;
      const wrongDay = values.howLong === 'day' ? dayProblem(values.day, today) : null;
      return {
        ...(count === 0 && { ticked: 'chat_documents.choose.required' }),
        ...(count > MAX_ATTACHMENTS && { ticked: 'chat_documents.choose.too_many' }),
        ...(wrongDay && { day: wrongDay }),
      };
    },
    textOf: (id) => intl.formatMessage({ id }, { max: MAX_ATTACHMENTS }),
    onSubmit: (values) =>
      onShare({
        documentIds: chosenOf(values),
        openUntil: openUntilOf(values.howLong, { today, day: values.day }),
      }),
  });
  const list = form.field('ticked');
  const howLong = form.field('howLong');
  const day = form.field('day');

  return (
    <FieldForm form={form} id={formId} summaryLevel={3} className={styles.form}>
      <div role="status" className="vk-visually-hidden">
        {newest && t('chat_documents.added', { name: newest.name })}
      </div>
      {documents.length > 0 ? (
        <CheckboxGroup
          id={list.id}
          label={t('chat_documents.choose')}
          hint={t('chat_documents.choose.hint', { employer })}
          error={list.error}
          value={chosenOf(form.values)}
          onValueChange={(ticked) =>
            form.change({
              ticked,
              unticked: documents.map(({ id }) => id).filter((id) => !ticked.includes(id)),
            })
          }
          options={documents.map((one) => ({
            id: one.id,
            label: one.name,
            hint: factsOf(one),
          }))}
        />
      ) : (
        <p id={list.id} role={list.error ? 'alert' : undefined}>
          {t('chat_documents.none')}
        </p>
      )}
      <UploadNew
        startsOpen={documents.length === 0}
        criminalRecords={criminalRecords}
        uploadField={(type) => uploadField(type, () => setAdded(true))}
      />
      <RadioCards
        {...howLong}
        label={t('chat_documents.how_long', { employer })}
        onValueChange={(next) =>
          howLong.onValueChange(HOW_LONG.find((one) => one === next) ?? 'chat')
        }
        options={HOW_LONG.map((id) => ({
          id,
          label: t(`chat_documents.how_long.${id}`),
          hint:
            id === 'week' || id === 'month'
              ? t('chat_documents.how_long.until', {
                  day: dayText(intl, addDays(today, DAYS_OPEN[id])),
                })
              : t(`chat_documents.how_long.${id}.hint`),
        }))}
      />
      {howLong.value === 'day' && (
        <DayField
          {...day}
          className={styles.day}
          label={t('chat_documents.day')}
          {...daysToChoose(today)}
          problems={{
            too_early: t('chat_documents.day.past'),
            too_late: t('chat_documents.day.far'),
          }}
        />
      )}
      <section className={styles.then} aria-labelledby={`${formId}-then`}>
        <h3 id={`${formId}-then`}>{t('chat_documents.then')}</h3>
        <ul>
          <li>{t('chat_documents.then.seen')}</li>
          <li>{t('chat_documents.then.take_back')}</li>
          <li>{t('chat_documents.then.copies')}</li>
          {!hasApplied && <li>{t('chat_documents.then.name')}</li>}
        </ul>
      </section>
    </FieldForm>
  );
}
