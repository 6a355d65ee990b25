import type { IntlShape } from 'react-intl';

/**
 * `2026-12-01` as "1 december 2026" / "1 December 2026". Here and not in `lib/dates.ts`, which every
 * first page loads.
 */
export function wholeDayText(intl: IntlShape, day: string): string {
  // Noon in UTC is the same day in Stockholm
  return intl.formatDate(`${day}T12:00:00Z`, { day: 'numeric', month: 'long', year: 'numeric' });
}
