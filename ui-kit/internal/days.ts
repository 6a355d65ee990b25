import { dateFormatter } from './dateFormatter';

/** Formats a day as text. The zone is UTC for both, so that it never becomes the day before. */
export function formatDay(
  day: string,
  locale: string,
  options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' },
): string {
  return dateFormatter(locale, { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
