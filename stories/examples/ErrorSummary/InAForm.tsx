'use client';

import { Button } from '@vikari/ui-kit/Button';
import { ErrorSummary } from '@vikari/ui-kit/ErrorSummary';
import { Stack } from '@vikari/ui-kit/Stack';
import { TextField } from '@vikari/ui-kit/TextField';
import { useState } from 'react';

/** Each attempt moves the focus to the summary; its links lead to the fields. */
export function InAForm() {
  const [attempt, setAttempt] = useState(0);
  const [error, setError] = useState('');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const name = new FormData(event.currentTarget).get('name');
        setError(name === '' ? 'Write your name.' : '');
        setAttempt(attempt + 1);
      }}
    >
      <Stack spacing={4} alignItems="start">
        {error && (
          <ErrorSummary
            title="One thing is missing"
            attempt={attempt}
            items={[{ fieldId: 'your-name', message: error }]}
          />
        )}
        <TextField id="your-name" label="Name" name="name" error={error || undefined} />
        <Button type="submit">Send</Button>
      </Stack>
    </form>
  );
}
