import type { Words } from '../../i18n/intl';

/** Noon in UTC is the same day in Stockholm, in summer and in winter. */
const noon = (day: string): string => `${day}T12:00:00Z`;

/** "tisdag 21:00". */
export function clockText({ intl }: Words, { day, time }: { day: string; time: string }): string {
  return `${intl.formatDate(noon(day), { weekday: 'long' })} ${time}`;
}

/** "lördag 20 juni". */
export function dateText({ intl }: Words, day: string): string {
  return intl.formatDate(noon(day), { weekday: 'long', day: 'numeric', month: 'long' });
}
