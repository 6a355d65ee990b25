import { expect, it } from 'vitest';
import { focusAfterRemoval } from './chipFocus';

it.each([
  { at: 0, of: 3, next: 0 },
  { at: 1, of: 3, next: 1 },
  { at: 2, of: 3, next: 1 },
  { at: 0, of: 1, next: null },
])('removing $at of $of → $next', ({ at, of, next }) => {
  expect(focusAfterRemoval(at, of)).toBe(next);
});
