import { expect, it } from 'vitest';
import { timeIn } from './timeIn';

it('says the year: a mail may be read, and be about, another one', () => {
  expect(timeIn('sv', '2027-01-04T08:00:00Z')).toMatch(/^måndag 4 januari 2027.* 09:00$/);
  expect(timeIn('en', '2027-01-04T08:00:00Z')).toMatch(/4 January 2027.* 09:00$/);
});
