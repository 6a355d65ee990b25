import { fn } from 'storybook/test';
import type { AutosaveForm } from '../../src/features/account/autosave/useAutosave';

/** A form that saves automatically, without changes; a story overrides what it shows. */
export function aForm<Values extends object>(values: Values): AutosaveForm<Values> {
  return {
    values,
    phase: 'idle',
    field: (name) => ({
      id: `account-${name}`,
      name,
      value: values[name],
      error: undefined,
      onValueChange: fn(),
    }),
    change: fn(),
    asked: [],
    onBlur: fn(),
    retry: fn(),
    conflicts: [],
    choose: fn(),
  };
}
