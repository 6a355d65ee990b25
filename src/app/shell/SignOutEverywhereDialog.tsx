import { ConfirmDialog } from '@vikari/ui-kit/ConfirmDialog';
import { useWords } from '../../i18n/intl';

export interface SignOutEverywhereDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before every session of the person is ended; it is loaded when somebody goes for it. */
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
