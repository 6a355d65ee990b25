import { describe, expect, it } from 'vitest';
import { EMPTY_FILTER, type JobFilter } from './filter';
import { FILTER_PARTS, FLAG_PARTS, LIST_PARTS, recordOf } from './filterFields';
import {
  activeFilterCount,
  activeParts,
  chosenIds,
  isPartActive,
  isRateActive,
  withoutIds,
  withoutPart,
} from './filterParts';

const FULL: JobFilter = {
  ...recordOf(LIST_PARTS, (part) => [`a-${part}`, `b-${part}`]),
  ...recordOf(FLAG_PARTS, () => true),
  workfieldGroup: 'psykiatri',
  minHourlyRate: 700,
  maxHourlyRate: 900,
  minShare: 50,
  maxShare: 75,
  fromDate: '2026-01-01',
  toDate: '2026-02-01',
  text: 'iva',
  forceRefresh: true,
};

describe('isRateActive', () => {
  it.each([
    [null, null, false],
    [500, 3500, false],
    [510, null, true],
    [null, 3490, true],
    [500, 3490, true],
  ])('%s–%s → %s', (minHourlyRate, maxHourlyRate, expected) => {
    expect(isRateActive({ minHourlyRate, maxHourlyRate })).toBe(expected);
  });
});

describe('activeParts', () => {
  it('counts a part once, however many values it holds', () => {
    expect(activeFilterCount(EMPTY_FILTER)).toBe(0);
    expect(activeFilterCount(FULL)).toBe(FILTER_PARTS.length);
    expect(activeParts({ ...EMPTY_FILTER, toDate: '2026-02-01', text: ' ' })).toEqual(['period']);
  });
});

describe('withoutPart', () => {
  it.each(FILTER_PARTS)('unsets %s and nothing else', (part) => {
    const filter = withoutPart(FULL, part);
    expect(isPartActive(filter, part)).toBe(false);
    expect(activeParts(filter)).toEqual(FILTER_PARTS.filter((other) => other !== part));
  });
});

describe('a group of work fields', () => {
  const filter = { ...EMPTY_FILTER, workfields: ['akut'], workfieldGroup: 'psykiatri' };

  it('is sent as one more of the fields', () => {
    expect(chosenIds(filter, 'workfields')).toEqual(['akut', 'psykiatri']);
    expect(activeParts({ ...EMPTY_FILTER, workfieldGroup: 'psykiatri' })).toEqual(['workfields']);
  });

  it('is removed by its own id and leaves the others', () => {
    expect(withoutIds(filter, 'workfields', ['psykiatri'])).toEqual({
      ...filter,
      workfieldGroup: null,
    });
    expect(withoutIds(filter, 'workfields', ['akut'])).toEqual({ ...filter, workfields: [] });
  });
});
