'use client';

import { KitProvider } from '@vikari/ui-kit/KitProvider';
import { SnackbarProvider } from '@vikari/ui-kit/Snackbar';
import * as texts from '@vikari/ui-kit/texts/sv';
import type { ReactNode } from 'react';

/** Language, texts and day of all that is inside; texts are functions, which only a client module may pass. */
export function Kit({ today, children }: { today: string; children: ReactNode }) {
  return (
    <KitProvider locale="sv-SE" texts={texts} today={today} timeZone="Europe/Stockholm">
      <SnackbarProvider>{children}</SnackbarProvider>
    </KitProvider>
  );
}
