import { createHash } from 'node:crypto';
import type { EmployerApplication } from '#domain/api/integration';
import type { ApplicationStatus } from '#domain/applications/status';

/** How a job's applications end with the demo recruiter, and whether they wait on the way. */
type Story = 'employed' | 'paused' | 'rejected' | 'not_accepted';

/** In tenths: most are hired, so that a demonstration usually shows the whole way. */
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

/** A job has one story for good: it follows from the id alone. */
export function storyOf(jobId: string): Story {
  const [byte = 0] = createHash('sha256').update(jobId).digest();
  return STORIES[byte % STORIES.length] ?? 'employed';
}

/**
 * The next state that the demo recruiter gives an application; null when it leaves it alone.
 * Follows from what the integration API lists, so that a restart forgets nothing.
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
