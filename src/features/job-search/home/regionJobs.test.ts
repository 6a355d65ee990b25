import { describe, expect, it } from 'vitest';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { DEFAULT_REGION, regionJobs, regionOf } from './regionJobs';

describe('regionJobs', () => {
  const counts = {
    total: 9,
    facets: {
      locations: { 'r-12': 9, 'm-1280': 3, 'm-1281': 5, 'm-0180': 40 },
      workroles: { barnmorska: 2, sjukskoterska: 7 },
    },
  };

  it('links to the region’s own places and to its roles, most jobs first', () => {
    expect(regionJobs('r-12', counts, CONSTANTS, 'en')).toEqual({
      id: 'r-12',
      key: 'skane-lan',
      name: 'Skåne County',
      total: 9,
      places: [
        { pathId: 'lund', label: 'Lund', total: 5 },
        { pathId: 'malmo', label: 'Malmö', total: 3 },
      ],
      roles: [
        { pathId: 'sjukskoterska', label: 'Nurse', total: 7 },
        { pathId: 'barnmorska', label: 'Midwife', total: 2 },
      ],
    });
  });

  it('returns null for an unknown region', () => {
    expect(regionJobs('r-99', counts, CONSTANTS, 'sv')).toBeNull();
  });
});

describe('regionOf', () => {
  it.each([
    ['m-1280', 'r-12'],
    ['r-12', 'r-12'],
    ['m-9999', null],
    [undefined, null],
  ])('of %s is %s', (id, expected) => {
    expect(regionOf(id, CONSTANTS.appLocations)).toBe(expected);
  });

  it('has a default that exists', () => {
    expect(regionOf(DEFAULT_REGION, CONSTANTS.appLocations)).toBe(DEFAULT_REGION);
  });
});
