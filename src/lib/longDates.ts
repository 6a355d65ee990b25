import type { IntlShape } from 'react-intl';
import { noon } from './dates';

/** Days in longer texts than those of `dates.ts`, which every first page loads. */

/** `2026-12-01` as "1 december 2026" / "1 December 2026". */
export function wholeDayText(intl: IntlShape, day: string): string {
  return intl.formatDate(noon(day), { day: 'numeric', month: 'long', year: 'numeric' });
}

/** `2026-06-20` as "lördag 20 juni" / "Saturday 20 June". */
export function weekdayDateText(intl: IntlShape, day: string): string {
  return intl.formatDate(noon(day), { weekday: 'long', day: 'numeric', month: 'long' });
}

/** A day and a time (`21:00`) as "tisdag 21:00" / "Tuesday 21:00". */
export function clockText(intl: IntlShape, { day, time }: { day: string; time: string }): string {
  return `${intl.formatDate(noon(day), { weekday: 'long' })} ${time}`;
}
