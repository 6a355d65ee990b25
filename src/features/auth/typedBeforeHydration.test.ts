import { expect, it } from 'vitest';
import { INITIAL_REGISTRATION } from '#domain/candidates/registration';
import { typedBeforeHydration } from './typedBeforeHydration';

function fields(entries: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

it.each([
  [
    'an untouched form',
    [
      ['email', ''],
      ['professions', ''],
      ['employmentTypes', 'konsult'],
    ],
    {},
  ],
  [
    'a form that was begun',
    [
      ['email', 'a@'],
      ['professions', 'sjukskoterska'],
      ['employmentTypes', 'konsult'],
      ['employmentTypes', 'vikariat'],
    ],
    {
      email: 'a@',
      professions: ['sjukskoterska'],
      employmentTypes: ['konsult', 'vikariat'],
    },
  ],
  ['a form without its lists', [['email', '']], {}],
] satisfies [string, [string, string][], object][])('reads %s', (_what, entries, expected) => {
  expect(typedBeforeHydration(fields(entries), INITIAL_REGISTRATION)).toEqual(expected);
});
