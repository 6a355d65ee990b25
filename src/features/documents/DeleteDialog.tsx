import { ConfirmDialog } from '@vikari/ui-kit/ConfirmDialog';
import { useState } from 'react';
import { useWords } from '../../i18n/intl';
import { ActionProblem } from '../../lib/forms/ActionProblem';
import type { DocumentActions, DocumentDialogProps } from './documentActions';

export interface DeleteDialogProps extends DocumentDialogProps {
  onDelete: DocumentActions['onDelete'];
}

/** Asks before a document is deleted, since its file cannot be restored. */
export function DeleteDialog({ document, onDelete, onClose, ...dialog }: DeleteDialogProps) {
  const { t } = useWords();
  const [state, setState] = useState<'asking' | 'sending' | 'failed'>('asking');

  // An employer may have it from the application and from the chat about it
  const { sharedWith, sharedInChats } = document;
  const shared = new Set([
    ...sharedWith.map(({ applicationId }) => applicationId),
    ...sharedInChats.map(({ chatId }) => chatId),
  ]).size;

  async function handleConfirm() {
    setState('sending');
    try {
      await onDelete(document.id);
      onClose();
    } catch {
      setState('failed');
    }
  }

  return (
    <ConfirmDialog
      {...dialog}
      destructive
      title={t('documents.delete.title')}
      confirmLabel={t('documents.delete.confirm')}
      cancelLabel={t('documents.delete.cancel')}
      loading={state === 'sending'}
      onConfirm={() => void handleConfirm()}
      // The result is announced here
      onClose={() => state !== 'sending' && onClose()}
    >
      <p>{t('documents.delete.text', { name: document.name })}</p>
      {shared > 0 && <p>{t('documents.delete.shared', { count: shared })}</p>}
      <ActionProblem>{state === 'failed' && <p>{t('documents.delete.failed')}</p>}</ActionProblem>
    </ConfirmDialog>
  );
}
