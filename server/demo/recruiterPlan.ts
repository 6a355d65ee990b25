import { createHash } from 'node:crypto';
import type { EmployerApplication } from '#domain/api/integration';
import type { ApplicationStatus } from '#domain/applications/status';

/**
 * How applications on a job end with the demo recruiter, and whether they become pending on the
 * way.
 */
type Story = 'employed' | 'paused' | 'rejected' | 'not_accepted';

/** In tenths: most are hired, so that a demonstration usually shows every step. */
const STORIES: readonly Story[] = [
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

/** A job's plan never changes: it is computed from the id alone. */
export function storyOf(jobId: string): Story {
  const [byte = 0] = createHash('sha256').update(jobId).digest();
  return STORIES[byte % STORIES.length] ?? 'employed';
}

/**
 * The next status that the demo recruiter sets; null when the recruiter has nothing to do. Computed
 * from what the integration API lists, so a restart loses nothing.
 */
export function nextMove(
  application: Pick<EmployerApplication, 'jobId' | 'status' | 'pendingFrom' | 'history'>,
): ApplicationStatus | null {
  const story = storyOf(application.jobId);
  switch (application.status) {
    case 'candidate':
      return 'qualified';
    case 'qualified': {
      const hasWaited = application.history.some((event) => event.status === 'pending');
      return story === 'paused' && !hasWaited ? 'pending' : 'documented';
    }
    case 'pending':
      return application.pendingFrom;
    case 'documented':
      return 'presented';
    case 'presented':
      return story === 'rejected' || story === 'not_accepted' ? story : 'accepted';
    case 'accepted':
      return 'employed';
    default:
      return null;
  }
}
