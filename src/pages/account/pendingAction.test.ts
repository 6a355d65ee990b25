import { expect, it } from 'vitest';
import { parsePendingAction, toStoredAction } from './pendingAction';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;

it.each([
  ['just kept', toStoredAction({ section: 'delete', typed: 'alva@' }, NOW), 'delete'],
  [
    'of a quarter of an hour ago',
    toStoredAction({ section: 'export' }, NOW - 15 * MINUTE),
    'export',
  ],
  ['of long ago', toStoredAction({ section: 'export' }, NOW - 16 * MINUTE), undefined],
  ['without its time', { section: 'export' }, undefined],
  ['of another section', { section: 'stored', at: NOW }, undefined],
  ['that is nothing', null, undefined],
  ['that is a text', 'delete', undefined],
])('takes up a pending %s', (_what, kept, section) => {
  expect(parsePendingAction(kept, NOW)?.section).toBe(section);
});

it('keeps what was typed, and nothing that is no text', () => {
  expect(parsePendingAction({ section: 'delete', typed: 'alva@', at: NOW }, NOW)).toEqual({
    section: 'delete',
    typed: 'alva@',
  });
  expect(parsePendingAction({ section: 'delete', typed: 1, at: NOW }, NOW)).toEqual({
    section: 'delete',
  });
});
