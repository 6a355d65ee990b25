'use client';

import { Button } from '@vikari/ui-kit/Button';
import { SaveState, type SaveStatus } from '@vikari/ui-kit/SaveState';
import { Stack } from '@vikari/ui-kit/Stack';
import { saveState } from '@vikari/ui-kit/texts/en';
import { useState } from 'react';

/** For forms that save by themselves; changes are announced once. */
export function Basic() {
  const [status, setStatus] = useState<SaveStatus>('saved');
  return (
    <Stack spacing={3} alignItems="start">
      <SaveState {...saveState} status={status} onRetry={() => setStatus('saved')} />
      <Button variant="secondary" size="small" onClick={() => setStatus('failed')}>
        Lose the connection
      </Button>
    </Stack>
  );
}
