import { useWords } from '../../i18n/intl';
import { AskedAction } from '../../lib/forms/AskedAction';
import type { DocumentActions, DocumentDialogProps } from './documentActions';

export interface DeleteDialogProps extends DocumentDialogProps {
  onDelete: DocumentActions['onDelete'];
}

/** Asks before a document is deleted, since its file cannot be restored. */
export function DeleteDialog({ document, onDelete, onClose, ...dialog }: DeleteDialogProps) {
  const { t } = useWords();

  // An employer may have it from the application and from the chat about it
  const { sharedWith, sharedInChats } = document;
  const shared = new Set([
    ...sharedWith.map(({ applicationId }) => applicationId),
    ...sharedInChats.map(({ chatId }) => chatId),
  ]).size;

  return (
    <AskedAction
      {...dialog}
      destructive
      title={t('documents.delete.title')}
      confirmLabel={t('documents.delete.confirm')}
      cancelLabel={t('documents.delete.cancel')}
      failure={t('documents.delete.failed')}
      onConfirm={() => onDelete(document.id)}
      onClose={onClose}
    >
      <p>{t('documents.delete.text', { name: document.name })}</p>
      {shared > 0 && <p>{t('documents.delete.shared', { count: shared })}</p>}
    </AskedAction>
  );
}
