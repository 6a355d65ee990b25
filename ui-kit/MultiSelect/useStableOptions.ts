'use client';

import { useState } from 'react';
import type { GroupedOption } from './groupedOptions';

function same(some: readonly GroupedOption[], others: readonly GroupedOption[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ id, label }, at) => id === others[at]?.id && label === others[at]?.label)
  );
}

/**
 * The same array as long as it has the same options. MUI treats a new array as a new value and
 * clears the text, so a page that renders again would delete what is being typed.
 */
export function useStableOptions<Id extends string>(
  options: GroupedOption<Id>[],
): GroupedOption<Id>[] {
  const [steady, setSteady] = useState(options);
  if (same(steady, options)) return steady;
  setSteady(options);
  return options;
}
