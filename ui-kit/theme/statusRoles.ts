import type { ColorFamily } from './colorRoles';

/**
 * The colour family of every application status. Apricot is an invitation, blue-violet is progress,
 * amber waits for the candidate, green is success, red is rejection, grey is ended. Always shown
 * with the status as text.
 */
export const STATUS_ROLES = {
  interested: 'info',
  sent: 'accent',
  candidate: 'brand',
  qualified: 'brand',
  documented: 'brand',
  presented: 'brand',
  pending: 'warning',
  accepted: 'success',
  employed: 'success',
  rejected: 'danger',
  not_accepted: 'danger',
  not_interested: 'neutral',
  expired: 'neutral',
  account_deleted: 'neutral',
} as const satisfies Record<string, ColorFamily>;
/** What has become of an application or an assignment; each has a colour family. */
export type StatusRole = keyof typeof STATUS_ROLES;
