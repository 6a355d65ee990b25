import { type AssignmentPeriod, assignmentPhase } from './assignments';
import type { ApplicationStatus } from './status';

/**
 * Part 4's sections of the applications page: `basic` for applications with the next steps ahead,
 * `primary` for the final steps after presentation-ready, `secondary` for completed ones. Who is hired
 * has an assignment before them, so that these are in `hired` until the assignment is over.
 */
export const APPLICATION_SECTIONS = ['basic', 'primary', 'hired', 'secondary'] as const;
export type ApplicationSection = (typeof APPLICATION_SECTIONS)[number];

const SECTION = {
  sent: 'basic',
  interested: 'basic',
  candidate: 'basic',
  qualified: 'basic',
  // Pending on the candidate, whatever the earlier status: the next step belongs on top.
  pending: 'basic',
  documented: 'primary',
  presented: 'primary',
  accepted: 'primary',
  employed: 'hired',
  rejected: 'secondary',
  not_accepted: 'secondary',
  not_interested: 'secondary',
  expired: 'secondary',
  account_deleted: 'secondary',
} as const satisfies Record<ApplicationStatus, ApplicationSection>;

interface Sectioned {
  status: ApplicationStatus;
  job: AssignmentPeriod;
}

/** The section of an application on a day, `YYYY-MM-DD`. */
export function sectionOf({ status, job }: Sectioned, today: string): ApplicationSection {
  const section = SECTION[status];
  const isOver = section === 'hired' && assignmentPhase(job, today) === 'completed';
  return isOver ? 'secondary' : section;
}

/** The applications of each section on a day, in the order given. */
export function bySection<A extends Sectioned>(
  applications: readonly A[],
  today: string,
): Record<ApplicationSection, A[]> {
  const sections: Record<ApplicationSection, A[]> = {
    basic: [],
    primary: [],
    hired: [],
    secondary: [],
  };
  for (const application of applications) sections[sectionOf(application, today)].push(application);
  return sections;
}
