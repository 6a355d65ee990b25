import { Button } from '@vikari/ui-kit/Button';
import { ConfirmDialog } from '@vikari/ui-kit/ConfirmDialog';
import { Dialog } from '@vikari/ui-kit/Dialog';
import { type StackedModalProps, useModals } from '@vikari/ui-kit/ModalStack';
import { useState } from 'react';
import type { OVERLAY_TEXTS } from './overlayTexts';

type Texts = (typeof OVERLAY_TEXTS)['sv'];

interface JobPayload {
  name: string;
  texts: Texts;
}

/** The answers of the confirmation. */
type Answer = 'removed' | 'kept';

function ConfirmRemoval(props: StackedModalProps<{ texts: Texts }, true>) {
  const { payload, onClose, ...frame } = props;
  const { confirm } = payload.texts;
  return (
    <ConfirmDialog
      {...frame}
      destructive
      title={confirm.title}
      confirmLabel={confirm.action}
      cancelLabel={confirm.keep}
      onClose={() => onClose()}
      onConfirm={() => onClose(true)}
    >
      <p>{confirm.text}</p>
    </ConfirmDialog>
  );
}

function JobDialog({ payload, onClose, ...frame }: StackedModalProps<JobPayload, Answer>) {
  const { texts, name } = payload;
  const modals = useModals();

  async function handleRemove() {
    const sure = await modals.open(ConfirmRemoval, { texts });
    onClose(sure === true ? 'removed' : 'kept');
  }

  return (
    <Dialog
      {...frame}
      onClose={() => onClose()}
      title={texts.stack.title(name)}
      closeLabel={texts.close}
      actions={
        <>
          <Button variant="secondary" onClick={modals.closeAll}>
            {texts.stack.closeAll}
          </Button>
          <Button variant="danger" onClick={handleRemove}>
            {texts.stack.remove}
          </Button>
        </>
      }
    >
      <Button
        variant="quiet"
        onClick={() => modals.update<JobPayload>('job', { name: texts.stack.renamed })}
      >
        {texts.stack.rename}
      </Button>
    </Dialog>
  );
}

/** A page that opens one modal, which opens another, and shows the result of the promise. */
export function StackDemo({ texts }: { texts: Texts }) {
  const modals = useModals();
  const [result, setResult] = useState('');

  async function handleOpen() {
    const answer = await modals.open(JobDialog, { name: texts.stack.name, texts }, { id: 'job' });
    setResult(answer === undefined ? texts.stack.dismissed : texts.stack[answer]);
  }

  return (
    <>
      <Button onClick={handleOpen}>{texts.stack.open}</Button>
      <p>{result && texts.stack.result(result)}</p>
    </>
  );
}
