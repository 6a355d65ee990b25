import type { ApplicationStatus } from './status';

/**
 * Part 4's sections of the applications page: `basic` for applications with the next steps ahead,
 * `primary` for the final steps after presentation-ready, `secondary` for completed ones.
 */
export const APPLICATION_SECTIONS = ['basic', 'primary', 'secondary'] as const;
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
  employed: 'secondary',
  rejected: 'secondary',
  not_accepted: 'secondary',
  not_interested: 'secondary',
  expired: 'secondary',
  account_deleted: 'secondary',
} as const satisfies Record<ApplicationStatus, ApplicationSection>;

/** The section of an application. */
export function sectionOf(status: ApplicationStatus): ApplicationSection {
  return SECTION[status];
}

/** The applications of each section, in the order given. */
export function bySection<A extends { status: ApplicationStatus }>(
  applications: readonly A[],
): Record<ApplicationSection, A[]> {
  const sections: Record<ApplicationSection, A[]> = { basic: [], primary: [], secondary: [] };
  for (const application of applications) sections[sectionOf(application.status)].push(application);
  return sections;
}
