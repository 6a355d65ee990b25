/** The application's statuses (part 4) and its allowed edges (decision 11 of the specification). */
export const APPLICATION_STATUSES = [
  'interested',
  'candidate',
  'sent',
  'employed',
  'accepted',
  'rejected',
  'expired',
  'pending',
  'not_interested',
  'account_deleted',
  'qualified',
  'documented',
  'presented',
  'not_accepted',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Who moves it: the candidate, the employer through the integration API, or the clock. */
export const ACTORS = ['candidate', 'employer', 'system'] as const;
export type Actor = (typeof ACTORS)[number];
