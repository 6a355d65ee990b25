import { formatDay } from '../internal/days';

/** How the calendar writes days. */
export const DAY_FORMATS = {
  name: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'short' },
  short: { day: 'numeric', month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const ANY_DAY = '2026-01-01';

/**
 * Has the browser make the formats of a language before the calendar is opened: on a slow phone,
 * the first of them takes a tenth of a second.
 */
export function prepareDayFormats(locale: string): void {
  for (const format of Object.values(DAY_FORMATS)) formatDay(ANY_DAY, locale, format);
}
