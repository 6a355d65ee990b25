import { useId } from 'react';

/**
 * Ids for the parts of one component that name or describe each other, stable from the server on.
 * @example const ids = useIds('label', 'hint'); // ids.label, ids.hint
 */
export function useIds<Part extends string>(
  ...parts: readonly Part[]
): Readonly<Record<Part, string>> {
  const base = useId();
  // fromEntries forgets its keys; every part is in the list.
  return Object.fromEntries(parts.map((part) => [part, `${base}${part}`])) as Record<Part, string>;
}
