import { formatSize } from '@vikari/ui-kit/FileDrop';
import { Fragment } from 'react';
import type { SentDocuments } from '#domain/api/chats';
import type { UserDocument } from '#domain/api/documents';
import { mayShareDocuments } from '#domain/candidates/documents';
import type { Chat } from '#domain/chat/chat';
import { useDocuments } from '../../data/documents';
import { useUploads } from '../../data/uploads/uploads';
import { CriminalRecordGround } from '../../features/documents/CriminalRecordGround';
import { expiryText } from '../../features/documents/expiryText';
import { UploadField } from '../../features/documents/UploadField';
import { ShareDocumentsDialog } from '../../features/messages/attachments/ShareDocumentsDialog';
import { useWords, type Words } from '../../i18n/intl';
import { dayText } from '../../lib/dates';
import { useSite } from '../../lib/site/SiteContext';

export interface ShareDocumentsProps {
  open: boolean;
  chat: Chat;
  onShare: (documents: SentDocuments) => void;
  onClose: () => void;
  onExited: () => void;
}

/** A document's type and size, and until when it is valid. */
function documentFacts(document: UserDocument, today: string, { t, intl }: Words): string {
  const { type, size } = document;
  const facts = `${t(`documents.type.${type}`)}, ${formatSize(size, intl.locale)}`;
  const { id, day, days } = expiryText(document, today);
  if (id === 'documents.expiry.none') return facts;
  return `${facts}\u00a0· ${t(id, { days, day: day === null ? '' : dayText(intl, day) })}`;
}

/** The dialog in which documents are chosen, with the candidate's own documents and uploads. */
export function ShareDocuments({ chat, ...dialog }: ShareDocumentsProps) {
  const words = useWords();
  const { today } = useSite();
  const { data: answer, error, retry } = useDocuments();
  const { unfinished, ...uploads } = useUploads();
  const { applicationStatus, employer } = chat;
  const left = unfinished();
  const record = answer?.criminalRecordUpload;
  return (
    <ShareDocumentsDialog
      {...dialog}
      employer={employer.name}
      documents={answer?.results}
      onRetry={!answer && error ? retry : null}
      criminalRecords={mayShareDocuments(applicationStatus) && record != null}
      hasApplied={applicationStatus !== 'interested'}
      today={today}
      factsOf={(document) => documentFacts(document, today, words)}
      uploadField={(type, onAdded) => (
        <Fragment key={type}>
          <UploadField
            {...uploads}
            unfinished={left}
            type={type}
            label={words.t('documents.upload.label', { type: words.t(`documents.type.${type}`) })}
            replaces={null}
            onAdded={onAdded}
          />
          {type === 'criminal_record' && record && (
            <CriminalRecordGround legalGround={record.legalGround} />
          )}
        </Fragment>
      )}
    />
  );
}
