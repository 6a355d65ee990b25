import { describe, expect, it } from 'vitest';
import type { MatchedCandidate } from '#domain/api/candidates';
import type { ApplicationStatus } from '#domain/applications/status';
import { canMove } from '#domain/applications/transitions';
import type { DocumentType } from '#domain/candidates/documents';
import type { CandidateCard } from '#domain/candidates/recruiterView';
import { bestOf, nextStep, outcomeOf, stepsToInvitation } from './recruiterPlan';

const JOB_IDS = Array.from({ length: 200 }, (_, index) => `v-${index}`);

const NOTHING_ASKED = { documentRequest: null, enclosed: { documents: [] } };

/** Every status that an application on the job passes, from the application to its end. */
function way(jobId: string): ApplicationStatus[] {
  const history: { status: ApplicationStatus; at: string; by: 'employer' }[] = [];
  let status: ApplicationStatus = 'candidate';
  let pendingFrom: ApplicationStatus | null = null;
  for (;;) {
    history.push({ status, at: '2026-01-01T00:00:00.000Z', by: 'employer' });
    const step = nextStep({ jobId, status, pendingFrom, history, ...NOTHING_ASKED });
    if (step === null) return history.map((event) => event.status);
    const to = step.kind === 'move' ? step.to : 'pending';
    expect(canMove(status, to, 'employer', { pendingFrom })).toBe(true);
    pendingFrom = to === 'pending' ? status : null;
    status = to;
  }
}

const jobWith = (story: string) => JOB_IDS.find((id) => outcomeOf(id) === story) ?? 'none';

describe('nextStep', () => {
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
    const left = { jobId: 'v-1', status, pendingFrom: null, history: [], ...NOTHING_ASKED };
    expect(nextStep(left)).toBeNull();
  });

  it.each<[shared: DocumentType[], asked: DocumentType[]]>([
    [[], ['id_card', 'cpr_certificate']],
    [['id_card'], ['cpr_certificate', 'cv']],
    [['cv', 'id_card', 'cpr_certificate'], ['id_card']],
  ])('asks those who share %j for %j', (shared, types) => {
    const enclosed = { documents: shared.map((type) => ({ type })) };
    const qualified = { jobId: jobWith('paused'), status: 'qualified', pendingFrom: null } as const;
    const given = { ...qualified, history: [], documentRequest: null, enclosed };
    expect(nextStep(given)).toEqual({ kind: 'ask', types, after: 1 });
  });

  it('waits longer for documents than for other steps, and then continues without', () => {
    const documentRequest = {
      types: ['cv' as const],
      missing: ['cv' as const],
      message: null,
      dueOn: '2026-01-08',
      askedAt: '2026-01-01T00:00:00.000Z',
    };
    const pending = { jobId: 'v-1', status: 'pending', pendingFrom: 'qualified' } as const;
    const asked = { ...pending, history: [], ...NOTHING_ASKED, documentRequest };
    expect(nextStep(asked)).toEqual({ kind: 'take_back', after: 15 });
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
    regions: [],
    experience: 'not_stated',
    workFields: [],
    months: null,
    employmentTypes: [],
    rateFrom: null,
    systems: [],
    bankIdVerified: false,
  } as const satisfies CandidateCard;
  const verified = { ...card, bankIdVerified: true };

  it.each<[expected: string | null, found: MatchedCandidate[]]>([
    [null, []],
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
