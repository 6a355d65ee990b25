'use client';

import { useSyncExternalStore } from 'react';
import { watchPage } from './watchPage';

/** The reading direction of the page; `ltr` on the server. */
export function useDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(
    watchPage,
    () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  );
}
