import { ConfirmDialog } from '@vikari/ui-kit/ConfirmDialog';
import type { StackedModalProps } from '@vikari/ui-kit/ModalStack';
import type { ModalTexts } from './texts';

/** The question when a dialog with changes is being left. */
export function ConfirmDiscard(props: StackedModalProps<ModalTexts['reference'], true>) {
  const { payload: texts, onClose, ...frame } = props;
  return (
    <ConfirmDialog
      {...frame}
      destructive
      title={texts.discard}
      confirmLabel={texts.discardAction}
      cancelLabel={texts.stay}
      onClose={() => onClose()}
      onConfirm={() => onClose(true)}
    >
      <p>{texts.discardText}</p>
    </ConfirmDialog>
  );
}
