import type { ReactNode } from 'react';

/** A sentence with its `code` as code. */
export const withCode = (sentence: string): ReactNode =>
  sentence.split('`').map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part));
