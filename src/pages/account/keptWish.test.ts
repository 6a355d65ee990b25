import { expect, it } from 'vitest';
import { parseWish, wishToKeep } from './keptWish';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;

it.each([
  ['just kept', wishToKeep({ section: 'delete', typed: 'alva@' }, NOW), 'delete'],
  ['of a quarter of an hour ago', wishToKeep({ section: 'export' }, NOW - 15 * MINUTE), 'export'],
  ['of long ago', wishToKeep({ section: 'export' }, NOW - 16 * MINUTE), undefined],
  ['without its time', { section: 'export' }, undefined],
  ['of another section', { section: 'stored', at: NOW }, undefined],
  ['that is nothing', null, undefined],
  ['that is a text', 'delete', undefined],
])('takes up a wish %s', (_what, kept, section) => {
  expect(parseWish(kept, NOW)?.section).toBe(section);
});

it('keeps what was typed, and nothing that is no text', () => {
  expect(parseWish({ section: 'delete', typed: 'alva@', at: NOW }, NOW)).toEqual({
    section: 'delete',
    typed: 'alva@',
  });
  expect(parseWish({ section: 'delete', typed: 1, at: NOW }, NOW)).toEqual({ section: 'delete' });
});
