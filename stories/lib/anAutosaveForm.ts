import { fn } from 'storybook/test';
import type { AutosaveForm } from '../../src/features/account/autosave/useAutosave';

/** Fields that save themselves, at rest: a story changes what it shows. */
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
    onBlur: fn(),
    retry: fn(),
    conflicts: [],
    choose: fn(),
  };
}
