import { ConfirmDialog } from '@vikari/ui-kit/ConfirmDialog';
import { useWords } from '../../i18n/intl';

export interface SignOutEverywhereDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/**
 * Asks for confirmation before every session of the user is ended; it is loaded when the pointer or
 * focus reaches its button.
 */
export function SignOutEverywhereDialog(props: SignOutEverywhereDialogProps) {
  const { t } = useWords();
  return (
    <ConfirmDialog
      {...props}
      title={t('auth.everywhere.title')}
      confirmLabel={t('auth.everywhere.confirm')}
      cancelLabel={t('auth.everywhere.cancel')}
    >
      {t('auth.everywhere.text')}
    </ConfirmDialog>
  );
}
