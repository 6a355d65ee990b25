import { expect, it } from 'vitest';
import { holdsPersonalNumber } from './personalNumber';

it.each([
  // Numbers that Skatteverket publishes for tests
  '19121212-1212',
  '191212121212',
  '121212-1212',
  '121212+1212',
  '1212121212',
  '121212 1212',
  '121212 - 1212',
  '19121212–1212',
  'Mitt nummer är 121212-1212.',
  'pnr121212-1212',
  '(1212121212)',
  'sub:811228-9874',
  '811228–9874',
  // A coordination number: 60 added to the day
  '811288-9871',
  '701063-2391',
  // The 29th of February of 2000
  '000229-1110',
])('finds a personal identity number in %j', (text) => {
  expect(holdsPersonalNumber(text)).toBe(true);
});

it.each([
  '',
  'Jag har jobbat sedan 2012-12-12.',
  // Wrong check digit
  '121212-1213',
  // No such month, no such day
  '121312-1210',
  '120230-1212',
  '811200-9874',
  '811228-98745',
  // Not in any century
  '17121212-1212',
  // Longer runs of digits are something else
  '1212121212123',
  '99121212121299',
  '9912121212121',
  // Phone numbers as they are written
  '070-174 06 05',
  '+46701740605',
  '08-465 004 00',
  '1234567',
])('finds none in %j', (text) => {
  expect(holdsPersonalNumber(text)).toBe(false);
});
