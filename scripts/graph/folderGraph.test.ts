import { describe, expect, it } from 'vitest';
import { ROOT } from '../lib/paths.mjs';
import { arrowsBetweenFolders, knotsOf, mutualPairs, upwardArrows } from './folderGraph.mjs';

const arrow = (from: string, to: string, typeOnly = false) => ({ from, to, typeOnly });

describe('the folder graph', () => {
  it('finds what knots folders together, also over a third', () => {
    const arrows = [
      arrow('a/one.ts', 'b/two'),
      arrow('b/two.ts', 'c/three'),
      arrow('c/three.ts', 'a/four'),
      arrow('d/five.ts', 'a/one'),
    ];
    expect(knotsOf(arrows)).toEqual([['a', 'b', 'c']]);
    expect(mutualPairs(arrows)).toEqual([]);
    expect(upwardArrows(arrows, ['a', 'b', 'c', 'd'])).toEqual([arrows[0], arrows[1]]);
    expect(upwardArrows([arrow('a/one.ts', 'new/two')], ['a'])).toHaveLength(1);
  });

  it.each([
    ['server', '#server/'],
    ['domain', '#domain/'],
  ])('has no knot in %s', (half, alias) => {
    const arrows = arrowsBetweenFolders(`${ROOT}${half}/`, alias);
    expect(arrows.length).toBeGreaterThan(100);
    expect(knotsOf(arrows.filter(({ typeOnly }) => !typeOnly))).toEqual([]);
  });

  it('has the contract above the subjects that it is made of, types included', () => {
    const arrows = arrowsBetweenFolders(`${ROOT}domain/`, '#domain/');
    expect(arrows.filter(({ from }) => from.startsWith('api/')).length).toBeGreaterThan(100);
    expect(knotsOf(arrows).flat()).not.toContain('api');
  });
});
