'use client';

import { Button } from '@vikari/ui-kit/Button';
import { ConfirmDialog } from '@vikari/ui-kit/ConfirmDialog';
import { confirmDialog } from '@vikari/ui-kit/texts/en';
import { useState } from 'react';

/** For what cannot be undone: the buttons say what they do, and the focus is on the safe one. */
export function Basic() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Remove the document
      </Button>
      <ConfirmDialog
        {...confirmDialog}
        title="Remove the document?"
        confirmLabel="Remove"
        destructive
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={() => setOpen(false)}
      >
        <p>Workplaces that you have applied to can no longer read it.</p>
      </ConfirmDialog>
    </>
  );
}
