import { describe, expect, it } from 'vitest';
import { DRAFT_LIFETIME, parseDraftRecord } from './draftRecord';

const NOW = 1_800_000_000_000;

describe('parseDraftRecord', () => {
  it.each([
    ['nothing', null, null],
    ['a text', 'draft', null],
    ['one without a date', { sealed: 'x' }, null],
    ['one without a draft', { at: NOW }, null],
    ['one from far in the future', { at: NOW + DRAFT_LIFETIME, sealed: 'x' }, null],
    ['one from before the clock was set back', { at: NOW + 9, open: 1 }, { at: NOW + 9, open: 1 }],
    ['one of 30 days', { at: NOW - DRAFT_LIFETIME, sealed: 'x' }, null],
    [
      'one a moment younger',
      { at: NOW - DRAFT_LIFETIME + 1, sealed: 'x' },
      { at: NOW - DRAFT_LIFETIME + 1, sealed: 'x' },
    ],
    ['one that is not encrypted', { at: NOW, open: { a: 1 }, z: 1 }, { at: NOW, open: { a: 1 } }],
  ])('parses %s', (_what, value, expected) => {
    expect(parseDraftRecord(value, NOW)).toEqual(expected);
  });
});
