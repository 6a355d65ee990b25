'use client';

import { Button } from '@vikari/ui-kit/Button';
import { CheckboxField } from '@vikari/ui-kit/CheckboxField';
import { Stack } from '@vikari/ui-kit/Stack';
import { useState } from 'react';

/** Your state holds the answer. */
export function Controlled() {
  const [agreed, setAgreed] = useState(false);
  return (
    <Stack spacing={3} alignItems="start">
      <CheckboxField label="I have read the terms" checked={agreed} onCheckedChange={setAgreed} />
      <Button variant="secondary" onClick={() => setAgreed(false)}>
        Start again
      </Button>
    </Stack>
  );
}
