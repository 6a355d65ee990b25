import { createHash } from 'node:crypto';
import type { MatchedCandidate } from '#domain/api/candidates';
import type { EmployerApplication } from '#domain/api/integration';
import type { ApplicationStatus } from '#domain/applications/status';
import type { DocumentType } from '#domain/candidates/documents';

/**
 * How applications on a job end with the demo recruiter, and whether documents are asked for on the
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
 * able to work the whole period. Null when it was shown none.
 */
export function bestOf(found: readonly MatchedCandidate[]): string | null {
  const points = ({ card, availability }: MatchedCandidate) =>
    (card.bankIdVerified ? 2 : 0) + (availability === 'whole_period' ? 1 : 0);
  const [best] = found.toSorted((a, b) => points(b) - points(a));
  return best?.candidate ?? null;
}

/** What the demo recruiter does next with an application, and after how many steps. */
export type NextStep = { after: number } & (
  | { kind: 'move'; to: ApplicationStatus }
  | { kind: 'ask'; types: DocumentType[] }
  | { kind: 'take_back' }
);

/** What it asks for, the first first. */
const ASKED_FOR = ['id_card', 'cpr_certificate', 'cv'] as const satisfies readonly DocumentType[];
const ASKED_AT_ONCE = 2;
/** Steps for which it waits for documents; then it goes on without them. */
const PATIENCE = 15;

/**
 * What the demo recruiter does next; null when it has nothing to do. Computed from what the
 * integration API lists, so a restart loses nothing.
 */
export function nextStep(
  application: Pick<
    EmployerApplication,
    'jobId' | 'status' | 'pendingFrom' | 'history' | 'documentRequest'
  > & { enclosed: { documents: readonly { type: DocumentType }[] } },
): NextStep | null {
  const { jobId, status, pendingFrom, history, documentRequest, enclosed } = application;
  const outcome = outcomeOf(jobId);
  const move = (to: ApplicationStatus): NextStep => ({ kind: 'move', to, after: 1 });
  switch (status) {
    case 'candidate':
      return move('qualified');
    case 'qualified': {
      const hasWaited = history.some((event) => event.status === 'pending');
      if (outcome !== 'paused' || hasWaited) return move('documented');
      const shared = new Set(enclosed.documents.map(({ type }) => type));
      const lacking = ASKED_FOR.filter((type) => !shared.has(type)).slice(0, ASKED_AT_ONCE);
      return { kind: 'ask', types: lacking.length > 0 ? lacking : [ASKED_FOR[0]], after: 1 };
    }
    case 'pending':
      if (documentRequest) return { kind: 'take_back', after: PATIENCE };
      return pendingFrom && move(pendingFrom);
    case 'documented':
      return move('presented');
    case 'presented':
      return move(outcome === 'rejected' || outcome === 'not_accepted' ? outcome : 'accepted');
    case 'accepted':
      return move('employed');
    default:
      return null;
  }
}
