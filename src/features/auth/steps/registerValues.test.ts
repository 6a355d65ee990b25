import { expect, it } from 'vitest';
import { checkStep, registerValues, typedBeforeHydrationOnStep } from './registerValues';

const EMPTY = registerValues(null, 'registration');

it('checks the fields of one page only', () => {
  expect(checkStep('email', { ...EMPTY, email: ' anna@example.com ' })).toEqual({});
  expect(checkStep('profession', EMPTY)).toEqual({
    professions: 'registration.select_profession.error',
  });
  expect(checkStep('workplace', { ...EMPTY, workplace: '19121212-1212' })).toEqual({
    workplace: 'validation.personal_number',
  });
  expect(checkStep('availability', EMPTY)).toEqual({});
  expect(checkStep('contact', { ...EMPTY, firstName: 'Åsa', lastName: 'Ek', phone: '1' })).toEqual({
    phone: 'contact.phone.invalid',
  });
});

it.each([
  [
    'roles',
    [
      ['professions', 'a'],
      ['professions', 'b'],
    ],
    { professions: ['a', 'b'] },
  ],
  ['profession', [['professions', '']], {}],
  ['type', [['type', 'registration']], {}],
  [
    'type',
    [['type', 'registrationWithJobApplication']],
    { type: 'registrationWithJobApplication' },
  ],
  [
    'contact',
    [
      ['phone', '070'],
      ['workplace', 'x'],
    ],
    { phone: '070' },
  ],
] as const)('takes over what was filled in early on %s: %j', (step, entries, typed) => {
  const fields = new FormData();
  for (const [name, value] of entries) fields.append(name, value);
  expect(typedBeforeHydrationOnStep(fields, step, EMPTY)).toEqual(typed);
});
