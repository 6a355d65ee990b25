import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openNow } from '#domain/api/home';

const SCRIPT = readFileSync('public/listsToCome.js', 'utf8');

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<p hidden data-lists-to-come>Sidan kommer automatiskt.</p>';
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

/** Runs the script in a page whose server answers so, the last answer for ever. */
function run(...answers: (number | 'no answer')[]) {
  const reload = vi.fn();
  const ask = vi.fn(async (_path: string) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (typeof answer !== 'number') throw new TypeError('Failed to fetch');
    return { status: answer };
  });
  new Function('fetch', 'location', SCRIPT)(ask, { reload });
  return { ask, reload };
}

it('says that the page comes by itself, which is true with it alone', () => {
  run(503);
  expect(document.querySelector('p')).toBeVisible();
});

it('asks every five seconds, and loads the page once when the lists have come', async () => {
  const { ask, reload } = run(503, 'no answer', 503, 200);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([ask.mock.calls.length, reload.mock.calls.length]).toEqual([4, 1]);
});

it('asks what tells of all jobs', async () => {
  const { ask } = run(200);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ask).toHaveBeenCalledWith(`/api/${openNow.service}/${openNow.path}`);
});
