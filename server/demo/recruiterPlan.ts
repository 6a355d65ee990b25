import { createHash } from 'node:crypto';
import type { MatchedCandidate } from '#domain/api/candidates';
import type { EmployerApplication } from '#domain/api/integration';
import type { ApplicationStatus } from '#domain/applications/status';

/**
 * How applications on a job end with the demo recruiter, and whether they become pending on the
 * way.
 */
type Outcome = 'employed' | 'paused' | 'rejected' | 'not_accepted';

/** In tenths: most are hired, so that a demonstration usually shows every step. */
const OUTCOMES: readonly Outcome[] = [
  'employed',
  'employed',
  'employed',
  'employed',
  'employed',
  'employed',
  'paused',
  'paused',
  'rejected',
  'not_accepted',
];

/** How applications on a job end; computed from the id alone, so that it never changes. */
export function outcomeOf(jobId: string): Outcome {
  const [byte = 0] = createHash('sha256').update(jobId).digest();
  return OUTCOMES[byte % OUTCOMES.length] ?? 'employed';
}

/** Steps from the start to the first invitation; each later one takes this many times as long. */
const FIRST_INVITATION = 8;
const SLOWDOWN = 7;

/** Steps from the start to the invitation after `sent` others; the intervals grow. */
export function stepsToInvitation(sent: number): number {
  return FIRST_INVITATION * SLOWDOWN ** sent;
}

/**
 * The candidate whom the demo recruiter invites among those who fit a job: preferably verified, and
 * able to work the whole period. Null when it has seen no candidate's card.
 */
export function bestOf(found: readonly MatchedCandidate[]): string | null {
  const points = ({ card, availability }: MatchedCandidate) =>
    (card?.bankIdVerified ? 2 : 0) + (availability === 'whole_period' ? 1 : 0);
  const seen = found.filter(({ card }) => card !== null);
  const [best] = seen.toSorted((a, b) => points(b) - points(a));
  return best?.candidate ?? null;
}

/**
 * The next status that the demo recruiter sets; null when the recruiter has nothing to do. Computed
 * from what the integration API lists, so a restart loses nothing.
 */
export function nextMove(
  application: Pick<EmployerApplication, 'jobId' | 'status' | 'pendingFrom' | 'history'>,
): ApplicationStatus | null {
  const outcome = outcomeOf(application.jobId);
  switch (application.status) {
    case 'candidate':
      return 'qualified';
    case 'qualified': {
      const hasWaited = application.history.some((event) => event.status === 'pending');
      return outcome === 'paused' && !hasWaited ? 'pending' : 'documented';
    }
    case 'pending':
      return application.pendingFrom;
    case 'documented':
      return 'presented';
    case 'presented':
      return outcome === 'rejected' || outcome === 'not_accepted' ? outcome : 'accepted';
    case 'accepted':
      return 'employed';
    default:
      return null;
  }
}
