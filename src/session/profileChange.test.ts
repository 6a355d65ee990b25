import { expect, it } from 'vitest';
import { profileChange } from './profileChange';

it.each([
  [undefined, null, 'same'],
  [null, null, 'same'],
  ['a', 'a', 'same'],
  [undefined, 'a', 'arrived'],
  [null, 'a', 'arrived'],
  ['a', null, 'lost'],
  ['a', 'b', 'replaced'],
] as const)('a tab that shows %s and finds %s: %s', (shown, found, change) => {
  expect(profileChange(shown, found)).toBe(change);
});
