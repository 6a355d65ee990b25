'use client';

import { Button } from '@vikari/ui-kit/Button';
import { Stack } from '@vikari/ui-kit/Stack';
import { TextField } from '@vikari/ui-kit/TextField';
import { useState } from 'react';

/** Checked when it is sent; the error goes away when the field is changed. */
export function InAForm() {
  const [error, setError] = useState('');
  const [sent, setSent] = useState('');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const name = String(new FormData(event.currentTarget).get('name')).trim();
        setError(name === '' ? 'Write your name.' : '');
        setSent(name);
      }}
    >
      <Stack spacing={4} alignItems="start">
        <TextField
          label="Name"
          name="name"
          error={error || undefined}
          onValueChange={() => setError('')}
        />
        <Button type="submit">Send</Button>
        <p role="status">{sent && `Thank you, ${sent}.`}</p>
      </Stack>
    </form>
  );
}
