import type { ApplicationStatus } from './status';

/** States in which the candidate has applied and is not hired yet. */
const INTERVIEWED: ReadonlySet<ApplicationStatus> = new Set<ApplicationStatus>([
  'candidate',
  'qualified',
  'documented',
  'presented',
  'accepted',
  'pending',
]);

/** Whether an interview of the application can be booked now. */
export function mayInterview(status: ApplicationStatus): boolean {
  return INTERVIEWED.has(status);
}
