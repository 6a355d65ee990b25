'use client';

import { useMemo } from 'react';
import { readingTime } from './readingTime';
import { useSnackbar } from './SnackbarProvider';
import type { SnackbarAction, SnackbarType } from './snackbarQueue';

/** Shows a message for as long as it takes to read; gives what takes it away again. */
export type ShowToast = (text: string, action?: SnackbarAction) => () => void;

/** The kinds of messages. None is an error: that stands where it is corrected, and stays. */
export type Toasts = Record<Exclude<SnackbarType, 'error'>, ShowToast>;

/**
 * Messages about what has happened, shown one at a time by the `SnackbarProvider` above, each for as
 * long as it takes to read; the same object in every render.
 * @throws Error outside a SnackbarProvider.
 */
export function useToasts(): Toasts {
  const show = useSnackbar();
  return useMemo(() => {
    const of =
      (type: keyof Toasts): ShowToast =>
      (text, action) =>
        show(text, { type, action, duration: readingTime(text, action?.label) });
    return { info: of('info'), success: of('success'), warning: of('warning') };
  }, [show]);
}
