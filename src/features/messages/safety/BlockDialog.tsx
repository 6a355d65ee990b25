import { ConfirmDialog } from '@vikari/ui-kit/ConfirmDialog';
import { useState } from 'react';
import { useWords } from '../../../i18n/intl';
import { ActionProblem } from '../../../lib/forms/ActionProblem';

export interface BlockDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called when the dialog has faded out. */
  onExited?: () => void;
  /** The employer's name. */
  employer: string;
  /** Blocks it; rejects when that failed, which is shown here. */
  onBlock: () => Promise<void>;
}

/** Says what blocking an employer means, and asks for it. */
export function BlockDialog({ employer, onBlock, onClose, ...dialog }: BlockDialogProps) {
  const { t } = useWords();
  const [state, setState] = useState<'asking' | 'sending' | 'failed'>('asking');

  async function handleConfirm() {
    setState('sending');
    try {
      await onBlock();
      setState('asking');
      onClose();
    } catch {
      setState('failed');
    }
  }

  return (
    <ConfirmDialog
      {...dialog}
      destructive
      title={t('safety.block.title', { employer })}
      confirmLabel={t('safety.block.confirm')}
      cancelLabel={t('safety.cancel')}
      loading={state === 'sending'}
      onConfirm={() => void handleConfirm()}
      // The result is announced here
      onClose={() => state !== 'sending' && onClose()}
    >
      <p>{t('safety.block.text', { employer })}</p>
      <p>{t('safety.block.seen')}</p>
      <p>{t('safety.block.applications')}</p>
      <ActionProblem>{state === 'failed' && <p>{t('safety.block.failed')}</p>}</ActionProblem>
    </ConfirmDialog>
  );
}
