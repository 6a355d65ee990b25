'use client';

import { Button } from '@vikari/ui-kit/Button';
import { NumberField } from '@vikari/ui-kit/NumberField';
import { Stack } from '@vikari/ui-kit/Stack';
import { useState } from 'react';

/** By its `name` it is sent with the form. */
export function InAForm() {
  const [posted, setPosted] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setPosted(String(new FormData(event.currentTarget).get('rate')));
      }}
    >
      <Stack spacing={4} alignItems="start">
        <NumberField
          label="Hourly rate"
          locale="en-GB"
          unit="SEK"
          name="rate"
          min={0}
          defaultValue={650}
        />
        <Button type="submit">Save</Button>
        <output>{posted === '' ? 'Nothing is saved yet.' : `Saved: ${posted}`}</output>
      </Stack>
    </form>
  );
}
