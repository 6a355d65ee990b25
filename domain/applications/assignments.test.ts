import { expect, it } from 'vitest';
import { aJob } from '#domain/jobs/testing/aJob';
import { jobInHand } from '#domain/pay/jobInHand';
import { assignmentPhase, assignmentWeeks } from './assignments';

it.each([
  ['2026-11-01', '2026-11-30', 'ongoing'],
  ['2026-11-22', '2026-11-22', 'ongoing'],
  ['2026-11-23', '2026-12-31', 'upcoming'],
  ['2026-10-01', '2026-11-21', 'completed'],
  ['2026-10-01', null, 'ongoing'],
  ['2026-12-01', null, 'upcoming'],
  [null, '2026-11-22', 'ongoing'],
  [null, '2026-11-21', 'completed'],
  [null, null, 'ongoing'],
])('from %s to %s: %s', (startsOn, endsOn, phase) => {
  expect(assignmentPhase({ startsOn, endsOn }, '2026-11-22')).toBe(phase);
});

it.each([
  ['2026-11-23', '2026-11-29', { from: 48, to: 48, count: 1 }],
  // As the job's card says: a Monday is a fifth of a week
  ['2026-11-29', '2026-11-30', { from: 48, to: 49, count: 0.2 }],
  ['2026-12-01', '2026-12-31', { from: 49, to: 53, count: 4.6 }],
  ['2026-11-28', '2026-11-29', null],
  ['2026-12-21', '2027-01-10', { from: 52, to: 1, count: 3 }],
  [null, '2027-01-10', null],
  ['2026-12-21', null, null],
])('from %s to %s has the weeks %j', (startsOn, endsOn, weeks) => {
  expect(assignmentWeeks({ startsOn, endsOn })).toEqual(weeks);
});

it('counts the weeks of a job as its card does', () => {
  for (const endsOn of ['2026-06-05', '2026-06-07', '2026-06-10', '2026-08-30']) {
    const job = aJob({ startsOn: '2026-06-01', endsOn });
    expect(assignmentWeeks(job)?.count).toBe(jobInHand(job)?.weeks);
  }
});
