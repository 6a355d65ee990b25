'use client';

import { Button } from '@vikari/ui-kit/Button';
import { ErrorState } from '@vikari/ui-kit/ErrorState';
import { useState } from 'react';

/** Says what failed and what to do now; the reference helps support to find it. */
export function Basic() {
  const [retrying, setRetrying] = useState(false);
  return (
    <ErrorState
      title="The assignments could not be loaded"
      reference="7F3A-19"
      retry={{
        label: 'Try again',
        retrying,
        retryingLabel: 'loading',
        onRetry: () => {
          setRetrying(true);
          setTimeout(() => setRetrying(false), 2000);
        },
      }}
      actions={
        <Button variant="quiet" href="#start">
          To the start page
        </Button>
      }
    >
      <p>Nothing that you have written is lost.</p>
    </ErrorState>
  );
}
