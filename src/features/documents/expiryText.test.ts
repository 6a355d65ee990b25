import { expect, it } from 'vitest';
import { expiryText } from './expiryText';

const TODAY = '2026-11-21';

it.each([
  [null, null],
  ['2026-11-20', { id: 'documents.expiry.expired', days: 1, tone: 'danger' }],
  ['2026-11-21', { id: 'documents.expiry.soon', days: 0, tone: 'warning' }],
  ['2027-01-20', { id: 'documents.expiry.soon', days: 60, tone: 'warning' }],
  ['2027-01-21', { id: 'documents.expiry.valid', days: 61, tone: 'success' }],
])('%s is %o', (validTo, text) => {
  expect(expiryText(validTo, TODAY)).toEqual(text);
});
