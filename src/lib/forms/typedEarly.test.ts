import { expect, it } from 'vitest';
import { typedEarly } from './typedEarly';

const DRAWN = { email: '', type: 'registration', roles: ['konsult'], places: [], isManager: false };

const fields = (entries: readonly (readonly [string, string])[]): FormData => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
};

it.each([
  [
    'an untouched form',
    [
      ['email', ''],
      ['type', 'registration'],
      ['places', ''],
      ['roles', 'konsult'],
    ],
    {},
  ],
  [
    'a form that was begun',
    [
      ['email', 'a@'],
      ['places', 'stockholm'],
      ['roles', 'konsult'],
      ['roles', 'vikariat'],
    ],
    { email: 'a@', places: ['stockholm'], roles: ['konsult', 'vikariat'] },
  ],
  ['another choice', [['type', 'application']], { type: 'application' }],
  ['a field that was emptied', [['type', '']], { type: '' }],
  ['a form without its lists', [['email', '']], {}],
  ['what is no field of the form', [['step', 'email']], {}],
  ['what is no text', [['isManager', 'on']], {}],
] as const)('reads %s', (_what, entries, expected) => {
  expect(typedEarly(fields(entries), DRAWN)).toEqual(expected);
});
