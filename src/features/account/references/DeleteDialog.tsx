import { ConfirmDialog } from '@vikari/ui-kit/ConfirmDialog';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../../i18n/intl';
import { ActionProblem } from '../../../lib/forms/ActionProblem';

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
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking');

  async function handleDelete() {
    setState('busy');
    try {
      await onDelete();
      setState('asking');
      onClose();
    } catch {
      setState('failed');
    }
  }

  return (
    <ConfirmDialog
      open={open}
      destructive
      title={title}
      confirmLabel={t('account.delete')}
      cancelLabel={t('account.keep')}
      loading={state === 'busy'}
      onConfirm={() => void handleDelete()}
      onClose={() => {
        // The result is announced here
        if (state === 'busy') return;
        setState('asking');
        onClose();
      }}
    >
      {children}
      <ActionProblem>{state === 'failed' && <p>{t('account.delete.failed')}</p>}</ActionProblem>
    </ConfirmDialog>
  );
}
