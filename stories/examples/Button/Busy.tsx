'use client';

import { Button } from '@vikari/ui-kit/Button';
import { button } from '@vikari/ui-kit/texts/en';
import { useState } from 'react';

/** While the answer is awaited it keeps its width and the focus, and ignores presses. */
export function Busy() {
  const [sending, setSending] = useState(false);
  return (
    <Button
      {...button}
      loading={sending}
      onClick={() => {
        setSending(true);
        setTimeout(() => setSending(false), 2000);
      }}
    >
      Send application
    </Button>
  );
}
