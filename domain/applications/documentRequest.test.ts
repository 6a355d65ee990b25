import { expect, it } from 'vitest';
import { missingTypes, type SharedSince } from './documentRequest';

const ASKED = '2026-03-20T12:00:00.000Z';
const aShare = (changes: Partial<SharedSince> = {}): SharedSince => ({
  type: 'cv',
  sharedAt: '2026-03-20T13:00:00.000Z',
  uploadedAt: '2026-01-01T08:00:00.000Z',
  validTo: null,
  ...changes,
});
const missing = (...shared: SharedSince[]) =>
  missingTypes({ types: ['cv', 'id_card'], askedAt: ASKED }, shared, '2026-03-21');

it.each<[what: string, shared: SharedSince[], left: string[]]>([
  ['nothing', [], ['cv', 'id_card']],
  ['one of two', [aShare()], ['id_card']],
  ['both', [aShare(), aShare({ type: 'id_card' })], []],
  ['another type', [aShare({ type: 'other' })], ['cv', 'id_card']],
  ['what was shared before', [aShare({ sharedAt: '2026-03-20T11:59:59.999Z' })], ['cv', 'id_card']],
  [
    'what was shared before and replaced since',
    [
      aShare({
        sharedAt: '2026-03-01T08:00:00.000Z',
        uploadedAt: '2026-03-20T14:00:00.000Z',
      }),
    ],
    ['id_card'],
  ],
  ['at the same instant', [aShare({ sharedAt: ASKED })], ['id_card']],
  ['one on its last day', [aShare({ validTo: '2026-03-21' })], ['id_card']],
  ['one that has expired', [aShare({ validTo: '2026-03-20' })], ['cv', 'id_card']],
])('shared: %s', (_what, shared, left) => {
  expect(missing(...shared)).toEqual(left);
});
