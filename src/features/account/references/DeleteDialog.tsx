import type { ReactNode } from 'react';
import { useWords } from '../../../i18n/intl';
import { AskedAction } from '../../../lib/forms/AskedAction';

export interface DeleteDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  onClose: () => void;
  /** Rejects with an `ApiError`. */
  onDelete: () => Promise<void>;
}

/** Asks before an entry is deleted, since that cannot be undone. */
export function DeleteDialog({ open, title, children, onClose, onDelete }: DeleteDialogProps) {
  const { t } = useWords();

  return (
    <AskedAction
      open={open}
      destructive
      title={title}
      confirmLabel={t('account.delete')}
      cancelLabel={t('account.keep')}
      failure={t('account.delete.failed')}
      onConfirm={onDelete}
      onClose={onClose}
    >
      {children}
    </AskedAction>
  );
}
