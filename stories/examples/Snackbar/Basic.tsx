'use client';

import { Button } from '@vikari/ui-kit/Button';
import { SnackbarProvider, useSnackbar } from '@vikari/ui-kit/Snackbar';
import { Stack } from '@vikari/ui-kit/Stack';
import { snackbarProvider } from '@vikari/ui-kit/texts/en';

function Buttons() {
  const showMessage = useSnackbar();
  return (
    <Stack direction="row" spacing={3}>
      <Button onClick={() => showMessage('The application is sent.', { type: 'success' })}>
        Send
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          showMessage('The assignment is no longer saved.', {
            action: { label: 'Undo', onPress: () => showMessage('It is saved again.') },
          })
        }
      >
        Remove from saved
      </Button>
    </Stack>
  );
}

/** The provider is once near the root of the app; any part below it may show a message. */
export function Basic() {
  return (
    <SnackbarProvider {...snackbarProvider}>
      <Buttons />
    </SnackbarProvider>
  );
}
