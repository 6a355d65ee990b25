'use client';

import { Button } from '@vikari/ui-kit/Button';
import { SelectField } from '@vikari/ui-kit/SelectField';
import { Stack } from '@vikari/ui-kit/Stack';
import { useState } from 'react';

/** By its `name` the id is sent; while it is `required`, the placeholder is no answer. */
export function InAForm() {
  const [sent, setSent] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(String(new FormData(event.currentTarget).get('country')));
      }}
    >
      <Stack spacing={4} alignItems="start">
        <SelectField
          label="Country of your licence"
          name="country"
          required
          placeholder="Choose a country"
          groups={[
            {
              label: '',
              options: [
                { id: 'sweden', label: 'Sweden' },
                { id: 'norway', label: 'Norway' },
              ],
            },
          ]}
        />
        <Button type="submit">Save</Button>
        <p role="status">{sent}</p>
      </Stack>
    </form>
  );
}
