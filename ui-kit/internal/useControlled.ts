'use client';

import { useCallback, useState } from 'react';

/**
 * A value that is controlled by the owner or kept by the component.
 *
 * @param value - the owner's; `undefined` makes the component uncontrolled.
 * @param defaultValue - the initial one of an uncontrolled component.
 * @param onChange - called with every change, controlled or not.
 * @returns The current value, and a setter that calls the owner and, uncontrolled, changes the
 * value.
 */
export function useControlled<T>(
  value: T | undefined,
  defaultValue: T,
  onChange?: (value: T) => void,
): readonly [T, (next: T) => void] {
  const [own, setOwn] = useState(defaultValue);
  const controlled = value !== undefined;
  const set = useCallback(
    (next: T) => {
      if (!controlled) setOwn(() => next);
      onChange?.(next);
    },
    [controlled, onChange],
  );
  return [controlled ? value : own, set];
}
