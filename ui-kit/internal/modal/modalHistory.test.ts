import { expect, it } from 'vitest';
import { markOf, readStep, type Step } from './modalHistory';

it.each([
  [null, 0],
  ['text', 0],
  [{}, 0],
  [{ vkModal: 'two' }, 0],
  [{ vkModal: 2, key: 'router' }, 2],
])('reads the mark of %j as %i', (state, depth) => {
  expect(markOf(state)).toBe(depth);
});

it.each<[string, number, number, boolean, Step]>([
  ['back from the only modal', 0, 1, true, { kind: 'close', count: 1, hide: true }],
  ['back from the upper of two', 1, 2, true, { kind: 'close', count: 1, hide: true }],
  ['far back', 0, 3, true, { kind: 'close', count: 3, hide: true }],
  ['back to another address', 0, 1, false, { kind: 'close', count: 1, hide: false }],
  ['an entry that a closed modal left', 1, 0, true, { kind: 'skip' }],
  ['a step between pages', 0, 0, false, { kind: 'pass' }],
])('%s', (_case, mark, depth, sameAddress, expected) => {
  expect(readStep(mark, depth, sameAddress)).toEqual(expected);
});
