import { useWords } from '../../../i18n/intl';
import { AskedAction } from '../../../lib/forms/AskedAction';

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

  return (
    <AskedAction
      {...dialog}
      destructive
      title={t('safety.block.title', { employer })}
      confirmLabel={t('safety.block.confirm')}
      cancelLabel={t('safety.cancel')}
      failure={t('safety.block.failed')}
      onConfirm={onBlock}
      onClose={onClose}
    >
      <p>{t('safety.block.text', { employer })}</p>
      <p>{t('safety.block.seen')}</p>
      <p>{t('safety.block.applications')}</p>
    </AskedAction>
  );
}
