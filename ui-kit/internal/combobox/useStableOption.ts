'use client';

import { useState } from 'react';
import type { Option } from '../option';

/**
 * The same object as long as it is the same option. MUI treats a new object as a new value and
 * clears the text, so a page that renders again would delete what is being typed.
 */
export function useStableOption(option: Option | null): Option | null {
  const [steady, setSteady] = useState(option);
  if (steady?.id === option?.id && steady?.label === option?.label) return steady;
  setSteady(option);
  return option;
}
