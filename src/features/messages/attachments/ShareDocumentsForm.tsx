import { CheckboxGroup } from '@vikari/ui-kit/CheckboxGroup';
import { RadioCards } from '@vikari/ui-kit/RadioCards';
import { TextField } from '@vikari/ui-kit/TextField';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { SentDocuments } from '#domain/api/chats';
import type { UserDocument } from '#domain/api/documents';
import { addDays } from '#domain/calendar/days';
import type { DocumentType } from '#domain/candidates/documents';
import { MAX_ATTACHMENTS } from '#domain/chat/chat';
import { useWords } from '../../../i18n/intl';
import { dayText } from '../../../lib/dates';
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
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [unticked, setUnticked] = useState<readonly string[]>([]);
  const [howLong, setHowLong] = useState<HowLong>('chat');
  const [day, setDay] = useState('');
  const [tried, setTried] = useState(false);
  const list = useRef<HTMLFieldSetElement>(null);
  const dayField = useRef<HTMLInputElement>(null);

  /** What was uploaded here is chosen, unless it is unticked. */
  const isNew = (id: string) => added && !known.has(id);
  const chosen = documents
    .map(({ id }) => id)
    .filter((id) => ticked.includes(id) || (isNew(id) && !unticked.includes(id)));
  const newest = documents.find(({ id }) => isNew(id));
  const listProblem =
    chosen.length === 0
      ? t('chat_documents.choose.required')
      : chosen.length > MAX_ATTACHMENTS
        ? t('chat_documents.choose.too_many', { max: MAX_ATTACHMENTS })
        : undefined;
  const wrongDay = howLong === 'day' ? dayProblem(day, today) : null;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (listProblem !== undefined) list.current?.querySelector('input')?.focus();
    else if (wrongDay !== null) dayField.current?.focus();
    else onShare({ documentIds: chosen, openUntil: openUntilOf(howLong, { today, day }) });
  }

  return (
    <form id={formId} className={styles.form} noValidate onSubmit={handleSubmit}>
      <div role="status" className="vk-visually-hidden">
        {newest && t('chat_documents.added', { name: newest.name })}
      </div>
      {documents.length > 0 ? (
        <CheckboxGroup
          ref={list}
          label={t('chat_documents.choose')}
          hint={t('chat_documents.choose.hint', { employer })}
          error={tried ? listProblem : undefined}
          value={chosen}
          onValueChange={(next) => {
            setTicked(next);
            setUnticked(documents.map(({ id }) => id).filter((id) => !next.includes(id)));
          }}
          options={documents.map((one) => ({
            id: one.id,
            label: one.name,
            hint: factsOf(one),
          }))}
        />
      ) : (
        <p role={tried ? 'alert' : undefined}>{t('chat_documents.none')}</p>
      )}
      <UploadNew
        startsOpen={documents.length === 0}
        criminalRecords={criminalRecords}
        uploadField={(type) => uploadField(type, () => setAdded(true))}
      />
      <RadioCards
        label={t('chat_documents.how_long', { employer })}
        value={howLong}
        onValueChange={(next) => setHowLong(HOW_LONG.find((one) => one === next) ?? 'chat')}
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
      {howLong === 'day' && (
        <TextField
          ref={dayField}
          type="date"
          className={styles.day}
          label={t('chat_documents.day')}
          {...daysToChoose(today)}
          value={day}
          error={tried && wrongDay ? t(wrongDay) : undefined}
          onChange={({ target }) => setDay(target.value)}
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
    </form>
  );
}
