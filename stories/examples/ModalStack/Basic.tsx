'use client';

import { Button } from '@vikari/ui-kit/Button';
import { ConfirmDialog } from '@vikari/ui-kit/ConfirmDialog';
import { ModalStackProvider, type StackedModalProps, useModals } from '@vikari/ui-kit/ModalStack';
import { confirmDialog } from '@vikari/ui-kit/texts/en';
import { useState } from 'react';

/** A dialog for the stack: it closes with a result. */
function AskBeforeRemoval({
  payload,
  onClose,
  ...stack
}: StackedModalProps<{ name: string }, 'removed'>) {
  return (
    <ConfirmDialog
      {...confirmDialog}
      {...stack}
      title={`Remove ${payload.name}?`}
      confirmLabel="Remove"
      destructive
      onClose={() => onClose()}
      onConfirm={() => onClose('removed')}
    >
      <p>It cannot be brought back.</p>
    </ConfirmDialog>
  );
}

function Documents() {
  const modals = useModals();
  const [removed, setRemoved] = useState(false);
  if (removed) return <p role="status">The document has been removed.</p>;
  return (
    <Button
      variant="danger"
      onClick={async () => {
        const result = await modals.open(AskBeforeRemoval, { name: 'licence.pdf' });
        setRemoved(result === 'removed');
      }}
    >
      Remove licence.pdf
    </Button>
  );
}

/** A dialog is a promise of its result, and needs no state of its own on the page. */
export function Basic() {
  return (
    <ModalStackProvider>
      <Documents />
    </ModalStackProvider>
  );
}
