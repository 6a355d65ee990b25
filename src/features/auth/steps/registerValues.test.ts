import { expect, it } from 'vitest';
import { checkStep, registerValues } from './registerValues';

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
