import { type Language, LOCALE } from '#domain/language';

/** An instant as a mail says it: weekday, date and time in Stockholm. */
export function timeIn(language: Language, instant: string): string {
  return new Intl.DateTimeFormat(LOCALE[language], {
    timeZone: 'Europe/Stockholm',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant));
}
