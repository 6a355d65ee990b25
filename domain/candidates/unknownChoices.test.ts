import { expect, it } from 'vitest';
import { unknownChoices } from './unknownChoices';

it('knows the vocabulary', () => {
  const choices = {
    professions: ['sjukskoterska'],
    workfields: ['akutmottagning'],
    locations: ['r-01', 'm-0180'],
    employmentTypes: ['konsult'],
  };
  expect(unknownChoices(choices)).toEqual({});
});

it('names each stranger by its place, and looks at no absent list', () => {
  expect(
    unknownChoices({ professions: ['sjukskoterska', 'sjorovare'], locations: ['r-99'] }),
  ).toEqual({
    'professions[1]': 'validation.unknown_id',
    'locations[0]': 'validation.unknown_id',
  });
});

it('takes no id from another list', () => {
  expect(unknownChoices({ employmentTypes: ['r-01'], workfields: ['__proto__'] })).toEqual({
    'employmentTypes[0]': 'validation.unknown_id',
    'workfields[0]': 'validation.unknown_id',
  });
});
