import { ConfirmDialog } from '@vikari/ui-kit/ConfirmDialog';
import { useState } from 'react';
import type { ChatAttachment } from '#domain/chat/chat';
import { useWords } from '../../../i18n/intl';
import { ActionProblem } from '../../../lib/forms/ActionProblem';

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
  const [state, setState] = useState<'asking' | 'sending' | 'failed'>('asking');

  async function handleConfirm() {
    setState('sending');
    try {
      await onTakeBack(attachment.id);
      onClose();
    } catch {
      setState('failed');
    }
  }

  return (
    <ConfirmDialog
      {...dialog}
      title={t('chat_documents.take_back.title', { name: attachment.name })}
      confirmLabel={t('chat_documents.take_back.confirm')}
      cancelLabel={t('chat_documents.take_back.cancel')}
      loading={state === 'sending'}
      onConfirm={() => void handleConfirm()}
      // The result is announced here
      onClose={() => state !== 'sending' && onClose()}
    >
      <p>{t('chat_documents.take_back.text', { employer })}</p>
      <p>{t('chat_documents.take_back.copies')}</p>
      <ActionProblem>
        {state === 'failed' && <p>{t('chat_documents.take_back.failed')}</p>}
      </ActionProblem>
    </ConfirmDialog>
  );
}
