import type { ApplicationStatus } from './status';

/** The kit's tones, by meaning: the colour itself is the theme's. */
export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** Part 4's "status labels with colours". `warning` alone asks the candidate to act. */
export const STATUS_TONE = {
  sent: 'warning',
  pending: 'warning',
  interested: 'info',
  candidate: 'info',
  qualified: 'info',
  documented: 'info',
  presented: 'info',
  accepted: 'success',
  employed: 'success',
  rejected: 'danger',
  not_accepted: 'danger',
  expired: 'neutral',
  not_interested: 'neutral',
  account_deleted: 'neutral',
} as const satisfies Record<ApplicationStatus, StatusTone>;
