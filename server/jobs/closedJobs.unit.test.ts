import { expect, it } from 'vitest';
import type { Job } from '#domain/jobs/job';
import { aJob } from '#domain/jobs/testing/aJob';
import { toClosedJob } from './closedJobs';

const imported = {
  name: 'jobtech',
  id: '1',
  url: null,
  applyUrl: null,
  extent: null,
  datesRebased: false,
} as const;
const title = 'Sjuksköterska till akuten';

it.each<[string, Partial<Job>, string | null]>([
  ['whose last day has passed', { status: 'open' }, title],
  ['that its source removed', { status: 'deleted', source: imported }, title],
  ['that its employer deleted', { status: 'deleted' }, null],
  ['that its employer hides', { status: 'disabled' }, null],
])('says what a job was %s', (_, changes, expected) => {
  expect(toClosedJob(aJob({ title, ...changes }))).toEqual({
    id: 'v-0001',
    title: expected,
    names: {
      workRole: { sv: 'Sjuksköterska', en: 'Nurse' },
      place: 'Umeå',
      region: 'Västerbottens län',
    },
  });
});
