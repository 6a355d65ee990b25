import { expect, it } from 'vitest';
import { type Entry, whoGivesWay } from './whoGivesWay';

/** `a` of the network `n1` in the range `w1`, in the order in which they came; `!` has a proof. */
function entries(...names: string[]): Entry[] {
  return names.map((name, at) => {
    const [id = '', customer = '', network = '', wide = 'w'] = name.replace('!', '').split(' ');
    return { id, customer, network, wide, proven: name.endsWith('!'), at };
  });
}
const gone = (all: Entry[], room: number, newcomer: string | null = null): string[] =>
  whoGivesWay(all, room, newcomer).map(({ id }) => id);

it.each([
  ['nobody while there is room', entries('a c1 n1', 'b c1 n1'), 2, []],
  ['the youngest of the largest network', entries('a c1 n1', 'b c1 n1', 'c c2 n2'), 2, ['b']],
  [
    'of that the address with most',
    entries('a c1 n1', 'b c1 n1', 'c c1 n1', 'd c2 n1', 'e c3 n2'),
    4,
    ['c'],
  ],
  ['what has no proof', entries('a c1 n1', 'b c1 n1 w !', 'c c2 n2'), 2, ['a']],
  [
    'all above the same share',
    entries('a c1 n1', 'b c1 n1', 'c c1 n1', 'd c2 n2', 'e c2 n2', 'f c3 n3'),
    3,
    ['c', 'e', 'b'],
  ],
  [
    'of networks alike one of the widest range',
    entries('a c1 n1 w1', 'b c2 n2 w2', 'c c3 n3 w1'),
    2,
    ['c'],
  ],
  ['of those whom nothing tells apart the oldest', entries('a c n1 w1', 'b c n2 w2'), 1, ['a']],
])('gives way: %s', (_name, all, room, expected) => {
  expect(gone(all, room)).toEqual(expected);
});

it('is never the only one of its network when it comes, and itself when it is one of many', () => {
  const full = entries('a c1 n1 w1', 'b c2 n2 w1', 'new c3 n3 w1');
  expect(gone(full, 2)).toEqual(['new']);
  expect(gone(full, 2, 'new')).toEqual(['b']);
  expect(gone(entries('a c1 n1', 'b c2 n2', 'new c1 n1'), 2, 'new')).toEqual(['new']);
});
