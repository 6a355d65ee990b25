import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';

/** How to test a component that has a value. */
export interface ControlledOptions<T> {
  /** Renders it with the given value, or uncontrolled from `initial` when `value` is undefined. */
  element: (props: {
    value: T | undefined;
    initial: T;
    onChange: (value: T) => void;
  }) => ReactElement;
  initial: T;
  /** The value that `change` leads to. */
  next: T;
  /** Operates it as a user would. */
  change: () => Promise<void>;
  /** Reads the value that is shown. */
  read: () => T;
}

/**
 * Both ways to use a value: a controlled one changes with its prop only, an uncontrolled one by
 * itself.
 */
export function describeControlled<T>(options: ControlledOptions<T>): void {
  const { element, initial, next, change, read } = options;
  describe('value', () => {
    it('changes by itself when uncontrolled, and reports it', async () => {
      const onChange = vi.fn();
      render(element({ value: undefined, initial, onChange }));
      expect(read()).toEqual(initial);
      await change();
      expect(onChange).toHaveBeenLastCalledWith(next);
      expect(read()).toEqual(next);
    });

    it('waits for its owner when controlled', async () => {
      const onChange = vi.fn();
      const { rerender } = render(element({ value: initial, initial, onChange }));
      await change();
      expect(onChange).toHaveBeenLastCalledWith(next);
      expect(read()).toEqual(initial);
      rerender(element({ value: next, initial, onChange }));
      expect(read()).toEqual(next);
    });
  });
}
