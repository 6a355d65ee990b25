import { expect, it } from 'vitest';
import type { Job } from './job';
import { aJob } from './testing/aJob';
import { isUndated } from './undated';

const imported: Job['source'] = {
  name: 'jobtech',
  id: '1',
  url: null,
  applyUrl: null,
  extent: null,
  datesRebased: false,
};
const day = '2026-06-01';

it.each<[boolean, string, Partial<Job>]>([
  [
    true,
    'an imported ad without a start and an end',
    { source: imported, startsOn: null, endsOn: null },
  ],
  [false, 'one that states its start', { source: imported, startsOn: day, endsOn: null }],
  [false, 'one that states its end', { source: imported, startsOn: null, endsOn: day }],
  [
    false,
    'our own job as soon as possible, until further notice',
    { startsOn: null, endsOn: null },
  ],
])('says %s of %s', (expected, _, changes) => {
  expect(isUndated(aJob(changes))).toBe(expected);
});
