import { expect, it } from 'vitest';
import { APPLICATION_STATUSES, type ApplicationStatus } from './status';
import { SUBMISSION_KINDS, type SubmissionKind, submissionPath } from './submission';
import { canMove } from './transitions';

const ALLOWED: Record<string, ApplicationStatus[]> = {
  'null interested': ['interested'],
  'null candidate': ['candidate'],
  'sent interested': ['interested'],
  'sent candidate': ['interested', 'candidate'],
  'interested candidate': ['candidate'],
};

const CASES = [null, ...APPLICATION_STATUSES].flatMap((existing) =>
  SUBMISSION_KINDS.map((kind): [ApplicationStatus | null, SubmissionKind] => [existing, kind]),
);

it.each(CASES)('from %s by %s', (existing, kind) => {
  const path = submissionPath(existing, kind);
  expect(path).toEqual(ALLOWED[`${existing} ${kind}`] ?? null);
  let from = existing;
  for (const to of path ?? []) {
    if (from) expect(canMove(from, to, 'candidate', { pendingFrom: null })).toBe(true);
    from = to;
  }
});
