import { expect, it } from 'vitest';
import { newestWithin, shortened } from './kept';

it('keeps a job of usual length as it is', () => {
  const job = { title: 'Sjuksköterska', texts: ['Natt', null], rate: 500 };
  expect(shortened(job, 1000)).toBe(job);
});

it.each([
  ['one long text', { title: 'Ad', body: 'x'.repeat(200_000) }],
  ['many long texts', { title: 'Ad', list: Array.from({ length: 90 }, () => 'y'.repeat(2000)) }],
  ['texts inside', { title: 'Ad', deep: { deeper: [{ text: 'z'.repeat(50_000) }] } }],
])('cuts %s, and leaves the short ones', (_name, job) => {
  const kept = shortened(job, 16_000);
  expect(JSON.stringify(kept).length).toBeLessThanOrEqual(16_000);
  expect(JSON.stringify(kept).length).toBeGreaterThan(4000);
  expect(kept).toMatchObject({ title: 'Ad' });
});

it('keeps the newest messages that are within the limit, and the last in any case', () => {
  const all = ['aaaa', 'bbbb', 'cccc'];
  expect(newestWithin(100, all)).toEqual(all);
  expect(newestWithin(13, all)).toEqual(['bbbb', 'cccc']);
  expect(newestWithin(1, all)).toEqual(['cccc']);
});
