import { expect, it, vi } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { type IsoWeek, weekOfKey } from '#domain/calendar/isoWeek';
import { saveWeeks, withWeeks } from './availability';

const weeks = (...keys: string[]) =>
  Object.fromEntries(keys.map((key) => [key, weekOfKey(key) as IsoWeek]));
const periods = (...keys: string[]) => ({ availablePeriods: { weeksData: weeks(...keys) } });

it.each([
  ['adds', true, ['1_2026', '24_2026', '25_2026']],
  ['removes', false, ['1_2026']],
])('%s weeks and leaves the others', (_what, available, keys) => {
  const stored = weeks('1_2026', '24_2026');
  expect(withWeeks(stored, ['24_2026', '25_2026', '54_2026'], available)).toEqual(weeks(...keys));
});

it('makes the same change to weeks that were stored elsewhere meanwhile', async () => {
  const conflict = new ApiError('edit_conflict', 'No.', {}, { current: periods('2_2026') });
  const save = vi.fn(async () => {}).mockRejectedValueOnce(conflict);
  await saveWeeks(weeks('1_2026'), { keys: ['24_2026'], available: true }, save);
  expect(save.mock.calls).toEqual([
    [{ ...periods('1_2026', '24_2026'), base: periods('1_2026') }],
    [{ ...periods('2_2026', '24_2026'), base: periods('2_2026') }],
  ]);
});

it('rethrows any other error', async () => {
  const failed = new ApiError('network_error', 'No line.');
  const save = vi.fn(async () => Promise.reject(failed));
  const attempt = saveWeeks({}, { keys: ['24_2026'], available: true }, save);
  await expect(attempt).rejects.toBe(failed);
  expect(save).toHaveBeenCalledTimes(1);
});
