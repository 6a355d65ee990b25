'use client';

import { Autocomplete } from '@vikari/ui-kit/Autocomplete';
import { Button } from '@vikari/ui-kit/Button';
import { Stack } from '@vikari/ui-kit/Stack';
import { autocomplete } from '@vikari/ui-kit/texts/en';
import { useState } from 'react';

const TOWNS = [
  { id: 'kiruna', label: 'Kiruna', hint: 'Norrbotten' },
  { id: 'lulea', label: 'Luleå', hint: 'Norrbotten' },
  { id: 'mora', label: 'Mora', hint: 'Dalarna' },
];

/** By its `name` the id is sent. A text that no option matches is gone when the field is left, and you may say so. */
export function InAForm() {
  const [sent, setSent] = useState('');
  const [unknown, setUnknown] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(String(new FormData(event.currentTarget).get('town') ?? ''));
      }}
    >
      <Stack spacing={4} alignItems="start">
        <Autocomplete
          {...autocomplete}
          label="Town"
          name="town"
          required
          options={TOWNS}
          onUnmatched={setUnknown}
          onValueChange={() => setUnknown('')}
          error={unknown === '' ? undefined : `We have no assignments in ${unknown}.`}
        />
        <Button type="submit">Search</Button>
        <p role="status">{sent}</p>
      </Stack>
    </form>
  );
}
