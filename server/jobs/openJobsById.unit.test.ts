import { expect, it } from 'vitest';
import { aJob } from '#domain/jobs/testing/aJob';
import { JobIndex } from './jobIndex';
import { openJobsById } from './openJobsById';

it('returns open jobs in the requested order, each once, and names those that are not open', () => {
  const index = new JobIndex();
  const closesOn = '2026-04-10';
  index.apply({
    changed: [
      aJob({ id: 'v-1', closesOn }),
      aJob({ id: 'v-2', closesOn: '2026-04-09' }),
      aJob({ id: 'v-3', closesOn }),
      aJob({ id: 'v-4', status: 'disabled' }),
    ],
  });
  const asked = ['v-3', 'v-2', 'v-1', 'v-3', 'v-4', 'constructor'];
  const { results, gone } = openJobsById(index, asked, closesOn);
  expect(results.map(({ id }) => id)).toEqual(['v-3', 'v-1']);
  expect(gone).toEqual(['v-2', 'v-4', 'constructor']);
});
