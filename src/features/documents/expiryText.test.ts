import { expect, it } from 'vitest';
import { expiryText } from './expiryText';

const TODAY = '2026-11-21';

it.each([
  [null, { id: 'documents.expiry.unknown', days: 0, tone: 'warning' }],
  ['2026-11-20', { id: 'documents.expiry.expired', days: 1, tone: 'danger' }],
  ['2026-11-21', { id: 'documents.expiry.soon', days: 0, tone: 'warning' }],
  ['2027-01-20', { id: 'documents.expiry.soon', days: 60, tone: 'warning' }],
  ['2027-01-21', { id: 'documents.expiry.valid', days: 61, tone: 'success' }],
])('%s is %o', (validTo, text) => {
  expect(expiryText({ type: 'id_card', validTo }, TODAY)).toEqual({ ...text, day: validTo });
});

it('says of a document without an end that it has none', () => {
  expect(expiryText({ type: 'id_card', validTo: null, noEndDate: true }, TODAY)).toMatchObject({
    id: 'documents.expiry.none',
  });
});
