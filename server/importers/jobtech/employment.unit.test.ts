import { describe, expect, it } from 'vitest';
import { employmentTypeById } from '#domain/vocabulary/lookup';
import { employmentTypesOf } from './employment';

describe('employmentTypesOf', () => {
  it.each([
    ['Vanlig anställning', 'Tills vidare', ['tillsvidare']],
    ['Vanlig anställning', 'Tillsvidare', ['tillsvidare']],
    ['Vanlig anställning', '11 dagar - upp till 3 månader', ['visstid']],
    ['Vanlig anställning', '3 månader – upp till 6 månader', ['visstid']],
    ['Vanlig anställning', '6 månader eller längre', ['visstid']],
    ['Vanlig anställning', null, []],
    ['Behovsanställning', null, ['timanstallning']],
    ['Sommarjobb / feriejobb', '11 dagar - upp till 3 månader', ['sommarjobb']],
    ['Arbete utomlands', 'Tills vidare', ['tillsvidare']],
    [null, null, []],
    [{}, [], []],
  ])('%s, %s', (form, duration, types) => {
    expect(
      employmentTypesOf({ employment_type: { label: form }, duration: { label: duration } }),
    ).toEqual(types);
    for (const id of types) expect(employmentTypeById(id)).toBeDefined();
  });
});
