import { describe, expect, it } from 'vitest';
import { PENDING_INTEREST_LIFETIME, parsePendingInterest } from './pendingInterest';

const NOW = 1_800_000_000_000;
const press = { jobId: 'job-1', at: NOW, key: 'k' };

describe('parsePendingInterest', () => {
  it.each([
    ['a press of now', press, NOW, press],
    ['one of almost an hour ago', press, NOW + PENDING_INTEREST_LIFETIME - 1, press],
    ['one of an hour ago', press, NOW + PENDING_INTEREST_LIFETIME, null],
    ['one from the future', press, NOW - 1, null],
    ['one on another job', { ...press, jobId: 'job-2' }, NOW, null],
    ['one without a key', { ...press, key: 7 }, NOW, null],
    ['nothing', null, NOW, null],
    ['a text', 'job-1', NOW, null],
  ])('takes %s', (_what, value, now, expected) => {
    expect(parsePendingInterest(value, 'job-1', now)).toEqual(expected);
  });
});
