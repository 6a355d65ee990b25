'use client';

import { EmailField } from '@vikari/ui-kit/EmailField';
import { useState } from 'react';

/** Judged when the field is left, not while it is typed. */
export function WithError() {
  const [email, setEmail] = useState('amina@example');
  const [left, setLeft] = useState(true);
  const wrong = left && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email);
  return (
    <EmailField
      label="Email"
      value={email}
      onValueChange={(text) => {
        setEmail(text);
        setLeft(false);
      }}
      onBlur={() => setLeft(true)}
      error={wrong ? 'Write the whole address, such as amina@example.com.' : undefined}
    />
  );
}
