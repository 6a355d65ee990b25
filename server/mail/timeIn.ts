import type { Language } from '#domain/language';

const FORMAT = { sv: 'sv-SE', en: 'en-GB' } as const satisfies Record<Language, string>;

/** An instant as a mail says it: weekday, date and time in Stockholm. */
export function timeIn(language: Language, instant: string): string {
  return new Intl.DateTimeFormat(FORMAT[language], {
    timeZone: 'Europe/Stockholm',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant));
}
