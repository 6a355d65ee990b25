'use client';

import { useId } from 'react';

/**
 * Ids for the parts of one component that name or describe each other, the same on server and
 * browser.
 * @example const ids = useIds('label', 'hint'); // ids.label, ids.hint
 */
export function useIds<Part extends string>(
  ...parts: readonly Part[]
): Readonly<Record<Part, string>> {
  const base = useId();
  // fromEntries loses its keys' type; every part is in the list.
  return Object.fromEntries(parts.map((part) => [part, `${base}${part}`])) as Record<Part, string>;
}
