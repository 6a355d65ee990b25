import { describe, expect, it } from 'vitest';
import type { NamedPlace } from '../vocabulary/searchVocabulary';
import { fromTicked, municipalitiesOf, stagePlaces, toTicked } from './placeSelection';

const place = (id: string, regionId: string): NamedPlace => ({
  id,
  label: id,
  key: id,
  kind: id.startsWith('r') ? 'region' : 'municipality',
  regionId,
});
const PLACES = [
  place('r-01', 'r-01'),
  place('r-09', 'r-09'),
  place('m-0180', 'r-01'),
  place('m-0184', 'r-01'),
  place('m-0980', 'r-09'),
];

describe('places', () => {
  it('finds the municipalities of a region', () => {
    expect(municipalitiesOf('r-01', PLACES).map(({ id }) => id)).toEqual(['m-0180', 'm-0184']);
  });

  it.each([
    ['nothing', [], []],
    ['a municipality', ['m-0180'], ['m-0180']],
    ['a region', ['r-01'], ['r-01', 'm-0180', 'm-0184']],
    [
      'a region and a municipality of another one',
      ['m-0980', 'r-01'],
      ['m-0980', 'r-01', 'm-0180', 'm-0184'],
    ],
    ['an unknown place', ['m-9999'], []],
  ])('ticks %s', (_what, chosen, expected) => {
    expect(toTicked(chosen, PLACES)).toEqual(expected);
  });

  it.each([
    ['nothing', [], []],
    ['one of two', ['m-0184'], ['m-0184']],
    ['all of a region', ['m-0184', 'm-0180'], ['r-01']],
    ['a region that lost one', ['r-01', 'm-0180'], ['m-0180']],
    ['the only one of a region', ['m-0980'], ['r-09']],
  ])('names %s', (_what, ticked, expected) => {
    expect(fromTicked(ticked, PLACES)).toEqual(expected);
  });

  it.each([
    ['adding a municipality', [], ['m-0180'], ['m-0180']],
    ['adding a region', ['m-0980'], ['m-0980', 'r-01'], ['r-01', 'r-09']],
    ['removing a region', ['r-01', 'm-0180', 'm-0184'], ['m-0180', 'm-0184'], []],
    [
      'removing a municipality of a whole region',
      ['r-01', 'm-0180', 'm-0184'],
      ['r-01', 'm-0184'],
      ['m-0184'],
    ],
  ])('%s', (_what, before, after, expected) => {
    expect(stagePlaces(before, after, PLACES)).toEqual(expected);
  });
});
