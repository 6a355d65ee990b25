import { expect, it } from 'vitest';
import { confirmsDeletion } from './deletionConfirmation';

it.each([
  ['alva@example.com', true],
  ['  Alva@Example.com ', true],
  ['alva@example.co', false],
  ['', false],
])('takes %j as the confirmation: %s', (typed, expected) => {
  expect(confirmsDeletion(typed, 'Alva@example.com')).toBe(expected);
});
