import { useState } from 'react';
import type { GroupedOption } from './groupedOptions';

function same(some: readonly GroupedOption[], others: readonly GroupedOption[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ id, label }, at) => id === others[at]?.id && label === others[at]?.label)
  );
}

/**
 * The same array as long as it holds the same options. MUI takes a new array for a new value and
 * empties the text, so that a page that draws itself anew would eat what is being typed.
 */
export function useSteadyOptions(options: GroupedOption[]): GroupedOption[] {
  const [steady, setSteady] = useState(options);
  if (same(steady, options)) return steady;
  setSteady(options);
  return options;
}
