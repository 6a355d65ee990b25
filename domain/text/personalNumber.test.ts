import { expect, it } from 'vitest';
import { holdsPersonalNumber, personalNumbersIn } from './personalNumber';
import { withoutPersonalNumbers } from './withoutPersonalNumbers';

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
  '19811228-9874',
  '811228 9874',
  // In other notations, and copied with marks that nobody sees
  '1981-12-28-9874',
  '1981-12-28 9874',
  '81 12 28 98 74',
  '19811228\u20119874',
  '811228\u00a09874',
  '811228\u221298\u00ad74',
  '８１１２２８－９８７４',
  // Written otherwise than it should be, or broken by the end of a line
  '811228.9874',
  '811228/9874',
  '811228_9874',
  '811228--9874',
  '1981.12.28-9874',
  '1981/12/28 9874',
  '811228\n9874',
  '811228\t9874',
  '811228-\n9874',
  // After digits of another kind
  'avdelning 12 811228-9874',
  // Of somebody born in 2007: no phone is written so
  '070101-1231',
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
  // Ten digits that begin as a mobile phone's
  '0701740607',
  '07 01 74 06 07',
  '070174 06 07',
  'Ring 0701011230.',
  // Order numbers
  '998112289874',
  '202613451212',
  // A random id of a broker
  'f81d4fae-7dec-41d0-8765-00a0c91e6bf6',
])('finds none in %j', (text) => {
  expect(holdsPersonalNumber(text)).toBe(false);
});

it('names each number once, by its digits', () => {
  expect(personalNumbersIn('811228-9874, 19811228 9874 och 0701740607')).toEqual([
    '8112289874',
    '198112289874',
  ]);
});

it.each([
  ['CV 19811228-9874.pdf', 'CV ….pdf'],
  ['811228-9874 och 121212-1212', '… och …'],
  ['CV\u00a02026 – ny', 'CV\u00a02026 – ny'],
])('leaves a number out of %j', (text, left) => {
  expect(withoutPersonalNumbers(text)).toBe(left);
});
