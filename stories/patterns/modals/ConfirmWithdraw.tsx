import { ConfirmDialog } from '@vikari/ui-kit/ConfirmDialog';
import type { StackedModalProps } from '@vikari/ui-kit/ModalStack';
import type { ModalTexts } from './texts';

interface Payload {
  job: string;
  texts: ModalTexts['withdraw'];
}

/**
 * The question before something is lost. Its result is `true`; dismissed in any way, it has none.
 */
export function ConfirmWithdraw(props: StackedModalProps<Payload, true>) {
  const { payload, onClose, ...frame } = props;
  const { job, texts } = payload;
  return (
    <ConfirmDialog
      {...frame}
      destructive
      title={texts.question}
      confirmLabel={texts.action}
      cancelLabel={texts.keep}
      onClose={() => onClose()}
      onConfirm={() => onClose(true)}
    >
      <p>{texts.text(job)}</p>
    </ConfirmDialog>
  );
}
