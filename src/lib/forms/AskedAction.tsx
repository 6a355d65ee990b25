import { ConfirmDialog, type ConfirmDialogProps } from '@vikari/ui-kit/ConfirmDialog';
import { useState } from 'react';
import { ActionProblem } from './ActionProblem';

interface AskedActionProps extends Omit<ConfirmDialogProps, 'loading' | 'onConfirm'> {
  /** Does it, after which the dialog closes; rejects when that failed. */
  onConfirm: () => Promise<unknown>;
  /** What the dialog says when it failed. */
  failure: string;
  onClose: () => void;
}

/** Asks before something is done, does it, and says in the same place when that failed. */
export function AskedAction(props: AskedActionProps) {
  const { onConfirm, failure, onClose, children, ...dialog } = props;
  const [state, setState] = useState<'asking' | 'sending' | 'failed'>('asking');

  function close() {
    setState('asking');
    onClose();
  }

  async function handleConfirm() {
    setState('sending');
    try {
      await onConfirm();
      close();
    } catch {
      setState('failed');
    }
  }

  return (
    <ConfirmDialog
      {...dialog}
      loading={state === 'sending'}
      onConfirm={() => void handleConfirm()}
      // The result is announced here
      onClose={() => state !== 'sending' && close()}
    >
      {children}
      <ActionProblem>{state === 'failed' && <p>{failure}</p>}</ActionProblem>
    </ConfirmDialog>
  );
}
