'use client';

import { Button } from '@vikari/ui-kit/Button';
import { SnackbarProvider, useToasts } from '@vikari/ui-kit/Snackbar';
import { useState } from 'react';

function Filter() {
  const toasts = useToasts();
  const [isThere, setThere] = useState(true);
  function remove() {
    setThere(false);
    toasts.success('The filter is removed.', { label: 'Undo', onPress: () => setThere(true) });
  }
  return (
    <Button variant="secondary" disabled={!isThere} onClick={remove}>
      Remove the filter
    </Button>
  );
}

/** What was done can be undone from the message. */
export function SavedAndUndone() {
  return (
    <SnackbarProvider labels={{ region: 'Messages', close: 'Close' }}>
      <Filter />
    </SnackbarProvider>
  );
}
