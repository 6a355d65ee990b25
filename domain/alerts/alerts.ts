/** How often a saved search notifies. */
export const ALERT_FREQUENCIES = ['never', 'instant', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/**
 * Why an alert notifies of a job: it is new in a search, or of a saved or earlier notified job its
 * pay went up, its period or hours changed, or it closes soon. Each once a job and recipient, and
 * never of a job that is closed.
 */
export const ALERT_REASONS = [
  'new_match',
  'pay_raised',
  'period_changed',
  'hours_changed',
  'closes_soon',
] as const;
export type AlertReason = (typeof ALERT_REASONS)[number];
