import { expect, it } from 'vitest';
import { missingPreferences } from './preferences';
import { anEmptyAccount, somePreferences } from './testing/anAccount';

it('misses nothing in complete preferences', () => {
  expect(missingPreferences(somePreferences())).toEqual({});
});

it.each<[field: string, empty: object]>([
  ['locations', { locations: [] }],
  ['workRoles', { workRoles: [] }],
  ['workFields', { workFields: [] }],
  ['systems', { systems: [] }],
  ['employmentTypes', { employmentTypes: [] }],
  ['availablePeriods', { availablePeriods: { weeksData: {} } }],
])('names %s while it is empty', (field, empty) => {
  expect(missingPreferences(somePreferences(empty))).toEqual({
    [field]: expect.stringMatching(/^preferences\.[a-z_]+\.required$/),
  });
});

it('names all six at once', () => {
  expect(Object.keys(missingPreferences(anEmptyAccount().preferences))).toHaveLength(6);
});
