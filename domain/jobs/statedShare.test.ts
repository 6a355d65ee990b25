import { expect, it } from 'vitest';
import type { JobSource } from './job';
import { statedShare } from './statedShare';
import { aJob } from './testing/aJob';

const AD: JobSource = {
  name: 'jobtech',
  id: '1',
  url: null,
  applyUrl: null,
  extent: null,
  datesRebased: false,
};

it.each<[string, number | null, JobSource, [number, number] | null]>([
  ['hours a week', 30, aJob().source, [75, 75]],
  ['more hours than a full week', 48, aJob().source, [100, 100]],
  ['nothing', null, aJob().source, null],
  ['nothing, in an ad', null, AD, null],
  ['an ad of full time', null, { ...AD, extent: 'full_time' }, [100, 100]],
  ['an ad of part time without a number', null, { ...AD, extent: 'part_time' }, [1, 1]],
  ['an ad with a scope', 20, { ...AD, extent: 'part_time', scope: { min: 50, max: 75 } }, [50, 75]],
])('reads %s', (_what, hoursPerWeek, source, expected) => {
  const share = statedShare(aJob({ hoursPerWeek, source }));
  expect(share).toEqual(expected && { min: expected[0], max: expected[1] });
});
