'use client';

import { Button } from '@vikari/ui-kit/Button';
import { Dialog } from '@vikari/ui-kit/Dialog';
import { TextArea } from '@vikari/ui-kit/TextArea';
import { dialog } from '@vikari/ui-kit/texts/en';
import { useState } from 'react';

/** While something is written, neither Escape nor a press outside closes it: only its buttons do. */
export function CannotBeLost() {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const close = () => {
    setOpen(false);
    setText('');
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Report the ad
      </Button>
      <Dialog
        {...dialog}
        title="Report the ad"
        open={open}
        onClose={close}
        dismissible={text === ''}
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Send</Button>
          </>
        }
      >
        <TextArea label="What is wrong with it?" value={text} onValueChange={setText} />
      </Dialog>
    </>
  );
}
