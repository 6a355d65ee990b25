import { expect, it } from 'vitest';
import { unknownChoices } from './unknownChoices';

it("accepts the vocabulary's ids", () => {
  const choices = {
    professions: ['sjukskoterska'],
    workfields: ['akutmottagning'],
    locations: ['r-01', 'm-0180'],
    employmentTypes: ['konsult'],
    systems: ['takecare'],
    workRoles: ['sjukskoterska'],
    workFields: ['akutmottagning'],
  };
  expect(unknownChoices(choices)).toEqual({});
});

it('names each unknown id by its path, and skips an absent list', () => {
  expect(
    unknownChoices({ professions: ['sjukskoterska', 'sjorovare'], locations: ['r-99'] }),
  ).toEqual({
    'professions[1]': 'validation.unknown_id',
    'locations[0]': 'validation.unknown_id',
  });
});

it('accepts no id from another list', () => {
  expect(unknownChoices({ employmentTypes: ['r-01'], workfields: ['__proto__'] })).toEqual({
    'employmentTypes[0]': 'validation.unknown_id',
    'workfields[0]': 'validation.unknown_id',
  });
});
