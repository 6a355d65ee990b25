import { describe, expect, it } from 'vitest';
import { chosenCount, groupState, toggled, withChosen } from './selection';

describe('groupState', () => {
  it.each([
    { members: ['a', 'b'], chosen: [], state: 'none', count: 0 },
    { members: ['a', 'b'], chosen: ['x'], state: 'none', count: 0 },
    { members: ['a', 'b'], chosen: ['b', 'x'], state: 'some', count: 1 },
    { members: ['a', 'b'], chosen: ['b', 'x', 'a'], state: 'all', count: 2 },
    { members: [], chosen: ['x'], state: 'none', count: 0 },
  ])('$members with $chosen chosen: $state', ({ members, chosen, state, count }) => {
    expect(groupState(members, chosen)).toBe(state);
    expect(chosenCount(members, chosen)).toBe(count);
  });
});

describe('withChosen', () => {
  it.each([
    { chosen: ['x', 'a'], ids: ['a', 'b'], on: true, next: ['x', 'a', 'b'] },
    { chosen: ['x', 'a', 'b'], ids: ['a', 'b'], on: false, next: ['x'] },
    { chosen: [], ids: [], on: true, next: [] },
  ])('$ids $on in $chosen', ({ chosen, ids, on, next }) => {
    expect(withChosen(chosen, ids, on)).toEqual(next);
  });

  it('does not change the given list', () => {
    const chosen = Object.freeze(['a']);
    expect(toggled(chosen, 'b')).toEqual(['a', 'b']);
    expect(toggled(chosen, 'a')).toEqual([]);
  });
});
