'use client';

import { useCallback, useState } from 'react';

/** The two ways to use a value. */
export interface ControlledOptions<T> {
  /** The owner's value; `undefined` makes the component uncontrolled. */
  value: T | undefined;
  /** The initial value of an uncontrolled component. */
  defaultValue: T;
  /** Called with every change, controlled or not. */
  onChange?: ((value: T) => void) | undefined;
}

/**
 * A value that is controlled by the owner or kept by the component.
 * @returns The current value, and a setter that calls the owner and, uncontrolled, changes the
 * value.
 */
export function useControlled<T>({
  value,
  defaultValue,
  onChange,
}: ControlledOptions<T>): readonly [T, (next: T) => void] {
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
