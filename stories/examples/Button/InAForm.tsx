'use client';

import { Button } from '@vikari/ui-kit/Button';
import { Stack } from '@vikari/ui-kit/Stack';
import { TextField } from '@vikari/ui-kit/TextField';
import { useState } from 'react';

/** `type="submit"` sends the form, also by Enter in a field. */
export function InAForm() {
  const [saved, setSaved] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSaved(String(new FormData(event.currentTarget).get('nickname')));
      }}
    >
      <Stack spacing={4} alignItems="start">
        <TextField label="What should we call you?" name="nickname" defaultValue="Amina" />
        <Button type="submit">Save</Button>
        <p role="status">{saved && `Saved as ${saved}.`}</p>
      </Stack>
    </form>
  );
}
