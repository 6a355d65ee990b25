import { expect, it } from 'vitest';
import { existingPhone, storedPhone } from './storedPhone';

const PRODUCTION = { production: true };

it.each([
  ['070-174 06 05', '+46701740605'],
  ['+46 (0)8 465 004 00', '+46846500400'],
  ['+47 22 22 55 55', '+4722225555'],
  ['+358 9 1234567', '+35891234567'],
  ['+45 33 33 33 33', '+4533333333'],
])('stores %s as %s', (text, stored) => {
  expect(existingPhone(text, PRODUCTION)).toBe(stored);
});

it.each(['070-174 06', '+47 00 00 00 00', '+46 70 174 060', '+45 11 11 11 11', '0', 'inget'])(
  'takes %s for no number that exists',
  (text) => {
    expect(existingPhone(text, PRODUCTION)).toBeNull();
  },
);

it('names the field of a wrong number', () => {
  const refusal = { field: 'contact.phone', message: 'contact.phone.invalid' };
  expect(storedPhone('0701740605', PRODUCTION, refusal)).toBe('+46701740605');
  expect(() => storedPhone('070-174 06', PRODUCTION, refusal)).toThrow(
    expect.objectContaining({
      code: 'invalid_request',
      fields: { 'contact.phone': 'contact.phone.invalid' },
    }),
  );
});
