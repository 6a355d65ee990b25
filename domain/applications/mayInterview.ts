import type { ApplicationStatus } from './status';
import { HOLDABLE_STATUSES } from './transitions';

/** States in which the candidate has applied and is not hired yet. */
const INTERVIEWED: ReadonlySet<ApplicationStatus> = new Set([...HOLDABLE_STATUSES, 'pending']);

/** Whether an interview of the application can be booked now. */
export function mayInterview(status: ApplicationStatus): boolean {
  return INTERVIEWED.has(status);
}
