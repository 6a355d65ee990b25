/**
 * A language with the Gregorian calendar where its people count in another one (`th`, `fa`, `ar-SA`):
 * the days of the calendar, and those that are typed, are Gregorian.
 */
export function gregorian(locale: string): string {
  const { calendar } = new Intl.DateTimeFormat(locale).resolvedOptions();
  if (calendar === 'gregory') return locale;
  return new Intl.Locale(locale, { calendar: 'gregory' }).toString();
}
