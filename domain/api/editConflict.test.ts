import { describe, expect, it } from 'vitest';
import { conflictingFields, refuseConflicts } from './editConflict';
import { ApiError } from './errors';

const week = { weekNumber: 12, year: 2026, startDate: '2026-03-16', endDate: '2026-03-22' };

describe('conflictingFields', () => {
  it.each<[what: string, stored: unknown, base: unknown, wanted: unknown, conflict: boolean]>([
    ['nobody changed it', 'A', 'A', 'B', false],
    ['somebody changed it to another value', 'C', 'A', 'B', true],
    ['somebody changed it to the same value', 'B', 'A', 'B', false],
    ['it was empty and somebody filled it in', 'C', null, 'B', true],
    ['somebody emptied it', null, 'A', 'B', true],
    ['a repeat of a save that arrived', 'B', 'A', 'B', false],
    ['the edit takes nothing back', 'A', 'A', 'A', false],
    ['a list in another order', ['b', 'a'], ['a', 'b'], ['a'], false],
    ['a list with another id', ['a', 'c'], ['a'], ['a', 'b'], true],
    ['a list that grew as wanted', ['a', 'b'], ['a'], ['b', 'a'], false],
    ['a list with one id twice', ['a', 'a'], ['a', 'b'], ['b'], true],
    [
      'a list of objects in another order',
      [
        { language: 'sv', level: 'C1' },
        { language: 'fi', level: 'A2' },
      ],
      [
        { language: 'fi', level: 'A2' },
        { language: 'sv', level: 'C1' },
      ],
      [{ language: 'sv', level: 'C2' }],
      false,
    ],
    [
      'a list of objects of which one has another part',
      [{ language: 'sv', level: 'C1' }],
      [{ language: 'sv', level: 'B2' }],
      [{ language: 'sv', level: 'C2' }],
      true,
    ],
    ['a yes that became a no', false, true, null, true],
    [
      'an object with the same parts',
      { hourly: { minRate: 1, maxRate: 2 } },
      { hourly: { maxRate: 2, minRate: 1 } },
      'x',
      false,
    ],
    [
      'an object with another part',
      { hourly: { minRate: 3 } },
      { hourly: { minRate: 1 } },
      { hourly: { minRate: 2 } },
      true,
    ],
    [
      'weeks with one more',
      { weeksData: { '12_2026': week } },
      { weeksData: {} },
      { weeksData: { '13_2026': week } },
      true,
    ],
    ['an object and a list', [], {}, 'x', true],
  ])('%s', (_what, stored, base, wanted, conflict) => {
    const found = conflictingFields({ field: stored }, { field: base }, { field: wanted });
    expect(found).toEqual(conflict ? ['field'] : []);
  });

  it('compares each field separately', () => {
    const stored = { a: 1, b: 2, c: 3 };
    expect(conflictingFields(stored, { a: 0, b: 2, c: 0 }, { a: 5, b: 5 })).toEqual(['a']);
  });

  it('saves a field without a base, and one that is not stored with the others, as it is', () => {
    expect(conflictingFields({ a: 1 }, {}, { a: 2 })).toEqual([]);
    expect(conflictingFields({ a: 1 }, { language: 'sv' }, { language: 'en' })).toEqual([]);
    expect(conflictingFields({ a: 1 }, { a: 0 }, { a: undefined })).toEqual([]);
  });

  it('reads no field from a prototype', () => {
    const hostile: object = JSON.parse('{"__proto__": {"a": 0}, "toString": 1}');
    expect(conflictingFields({ a: 1 }, hostile, { a: 2, toString: 2 })).toEqual([]);
  });
});

it('names the fields and answers what is stored', () => {
  const stored = { phone: '+46701740605', jobTitle: 'Sjuksköterska' };
  const refusal = () =>
    refuseConflicts(stored, { jobTitle: 'Barnmorska' }, { jobTitle: 'Överläkare' });
  expect(refusal).toThrow(ApiError);
  try {
    refusal();
  } catch (error) {
    expect(error instanceof ApiError && error.toBody()).toMatchObject({
      code: 'edit_conflict',
      fields: { jobTitle: 'validation.edit_conflict' },
      current: stored,
    });
  }
  expect(() => refuseConflicts(stored, undefined, { jobTitle: 'Överläkare' })).not.toThrow();
});
