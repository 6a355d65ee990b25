import { describe, expect, it } from 'vitest';
import type { MatchedCandidate } from '#domain/api/candidates';
import type { ApplicationStatus } from '#domain/applications/status';
import { canMove } from '#domain/applications/transitions';
import type { CandidateCard } from '#domain/candidates/recruiterView';
import { bestOf, nextMove, outcomeOf, stepsToInvitation } from './recruiterPlan';

const JOB_IDS = Array.from({ length: 200 }, (_, index) => `v-${index}`);

/** Every status that an application on the job passes, from the application to its end. */
function way(jobId: string): ApplicationStatus[] {
  const history: { status: ApplicationStatus; at: string; by: 'employer' }[] = [];
  let status: ApplicationStatus = 'candidate';
  let pendingFrom: ApplicationStatus | null = null;
  for (;;) {
    history.push({ status, at: '2026-01-01T00:00:00.000Z', by: 'employer' });
    const to = nextMove({ jobId, status, pendingFrom, history });
    if (to === null) return history.map((event) => event.status);
    expect(canMove(status, to, 'employer', { pendingFrom })).toBe(true);
    pendingFrom = to === 'pending' ? status : null;
    status = to;
  }
}

const jobWith = (story: string) => JOB_IDS.find((id) => outcomeOf(id) === story) ?? 'none';

describe('nextMove', () => {
  it.each([
    ['employed', 'candidate qualified documented presented accepted employed'],
    ['paused', 'candidate qualified pending qualified documented presented accepted employed'],
    ['rejected', 'candidate qualified documented presented rejected'],
    ['not_accepted', 'candidate qualified documented presented not_accepted'],
  ])('moves an application on a %s job along allowed edges', (story, states) => {
    expect(way(jobWith(story)).join(' ')).toBe(states);
  });

  it('begins every plan with the same steps', () => {
    for (const id of JOB_IDS) expect(way(id)[1]).toBe('qualified');
  });

  it.each<ApplicationStatus>([
    'sent',
    'interested',
    'employed',
    'rejected',
    'not_accepted',
    'not_interested',
    'expired',
    'account_deleted',
  ])('leaves %s alone', (status) => {
    expect(nextMove({ jobId: 'v-1', status, pendingFrom: null, history: [] })).toBeNull();
  });
});

describe('outcomeOf', () => {
  it('gives every plan to some jobs, and being hired to most', () => {
    const counts = new Map<string, number>();
    for (const id of JOB_IDS) counts.set(outcomeOf(id), (counts.get(outcomeOf(id)) ?? 0) + 1);
    expect([...counts.keys()].sort()).toEqual(['employed', 'not_accepted', 'paused', 'rejected']);
    expect(counts.get('employed')).toBeGreaterThan(JOB_IDS.length / 2);
  });
});

describe('bestOf', () => {
  const card = {
    workRoles: [],
    workFields: [],
    regions: [],
    systems: [],
    employmentTypes: [],
    experience: 'none',
    bankIdVerified: false,
  } as const satisfies CandidateCard;
  const verified = { ...card, bankIdVerified: true };

  it.each<[expected: string | null, found: MatchedCandidate[]]>([
    [null, []],
    [null, [{ candidate: 'blurred', card: null, availability: null }]],
    [
      'a',
      [
        { candidate: 'a', card, availability: 'unknown' },
        { candidate: 'b', card, availability: 'part_of_period' },
      ],
    ],
    [
      'b',
      [
        { candidate: 'a', card, availability: 'unknown' },
        { candidate: 'b', card, availability: 'whole_period' },
      ],
    ],
    [
      'c',
      [
        { candidate: 'b', card, availability: 'whole_period' },
        { candidate: 'c', card: verified, availability: 'unknown' },
      ],
    ],
  ])('is %s', (expected, found) => {
    expect(bestOf(found)).toBe(expected);
  });
});

it('invites soon, and then ever more seldom', () => {
  expect([0, 1, 2].map(stepsToInvitation)).toEqual([8, 56, 392]);
});
