import { useCallback, useState } from 'react';

/** The two ways to hold a value. */
export interface ControlledOptions<T> {
  /** The owner's value; `undefined` leaves the component to keep its own. */
  value: T | undefined;
  /** Where the component starts when it keeps its own value. */
  defaultValue: T;
  /** Told of every change, controlled or not. */
  onChange?: ((value: T) => void) | undefined;
}

/**
 * A value that the owner may hold or leave to the component.
 * @returns The current value, and a setter that tells the owner and, uncontrolled, moves the value.
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
