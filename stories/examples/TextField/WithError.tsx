'use client';

import { TextField } from '@vikari/ui-kit/TextField';
import { useState } from 'react';

/** A field with an `error` is invalid, says why and how to put it right. */
export function WithError() {
  const [code, setCode] = useState('12');
  return (
    <TextField
      label="Code from the text message"
      inputMode="numeric"
      autoComplete="one-time-code"
      value={code}
      onValueChange={setCode}
      error={/^\d{6}$/.test(code) ? undefined : 'Write the six figures of the code.'}
    />
  );
}
