import { ConfirmDialog, type ConfirmDialogProps } from '@vikari/ui-kit/ConfirmDialog';
import { useWords } from '../../../i18n/intl';

/** Asks for confirmation before an invitation is declined: it cannot be undone. */
export function DeclineDialog(
  props: Pick<ConfirmDialogProps, 'open' | 'loading' | 'onConfirm' | 'onClose'>,
) {
  const { t } = useWords();
  return (
    <ConfirmDialog
      {...props}
      destructive
      title={t('reply.decline.title')}
      confirmLabel={t('reply.decline.confirm')}
      cancelLabel={t('reply.decline.cancel')}
    >
      <p>{t('reply.decline.text')}</p>
    </ConfirmDialog>
  );
}
