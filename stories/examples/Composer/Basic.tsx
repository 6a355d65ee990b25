'use client';

import { Composer } from '@vikari/ui-kit/Composer';
import { composer } from '@vikari/ui-kit/texts/en';
import { useState } from 'react';

/** Enter sends; the field is then empty. */
export function Basic() {
  const [sent, setSent] = useState('');
  return (
    <>
      <Composer {...composer} locale="en-GB" maxLength={2000} onSend={setSent} />
      <p role="status">{sent && `Sent: ${sent}`}</p>
    </>
  );
}
