import type { ChatAttachment } from '#domain/chat/chat';
import { useWords } from '../../../i18n/intl';
import { AskedAction } from '../../../lib/forms/AskedAction';

export interface TakeBackDialogProps {
  open: boolean;
  attachment: ChatAttachment;
  /** The employer's name. */
  employer: string;
  /** Rejects with an `ApiError`. */
  onTakeBack: (attachmentId: string) => Promise<void>;
  onClose: () => void;
  onExited: () => void;
}

/** Asks before a document is taken back: sharing it again takes a new message. */
export function TakeBackDialog(props: TakeBackDialogProps) {
  const { attachment, employer, onTakeBack, onClose, ...dialog } = props;
  const { t } = useWords();

  return (
    <AskedAction
      {...dialog}
      title={t('chat_documents.take_back.title', { name: attachment.name })}
      confirmLabel={t('chat_documents.take_back.confirm')}
      cancelLabel={t('chat_documents.take_back.cancel')}
      failure={t('chat_documents.take_back.failed')}
      onConfirm={() => onTakeBack(attachment.id)}
      onClose={onClose}
    >
      <p>{t('chat_documents.take_back.text', { employer })}</p>
      <p>{t('chat_documents.take_back.copies')}</p>
    </AskedAction>
  );
}
