'use client';

import { Button } from '@vikari/ui-kit/Button';
import { Dialog } from '@vikari/ui-kit/Dialog';
import { dialog } from '@vikari/ui-kit/texts/en';
import { useState } from 'react';

/** Escape, the cross, and the browser's Back close it; the button gets the focus again. */
export function Basic() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Share
      </Button>
      <Dialog
        {...dialog}
        title="Share the assignment"
        open={open}
        onClose={() => setOpen(false)}
        actions={<Button onClick={() => setOpen(false)}>Copy the link</Button>}
      >
        <p>Who has the link can read the ad, and nothing of yours.</p>
      </Dialog>
    </>
  );
}
