import { expect, it } from 'vitest';
import type { JobStatus } from '#domain/jobs/job';
import { expiringStatuses } from './expiry';
import { canMove, OPEN_STATUSES } from './transitions';

it.each<[JobStatus, readonly string[]]>([
  ['open', []],
  ['disabled', []],
  ['closed', ['sent', 'interested']],
  ['deleted', OPEN_STATUSES],
])('a job that is %s expires %j', (job, expected) => {
  const statuses = expiringStatuses(job);
  expect(statuses).toEqual(expected);
  for (const status of statuses) {
    expect(canMove(status, 'expired', 'system', { pendingFrom: null })).toBe(true);
  }
});
