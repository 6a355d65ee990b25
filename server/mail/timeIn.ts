import { type Language, LOCALE } from '#domain/language';

/** An instant as a mail says it: weekday, date with its year, and time in Stockholm. */
export function timeIn(language: Language, instant: string): string {
  return new Intl.DateTimeFormat(LOCALE[language], {
    timeZone: 'Europe/Stockholm',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant));
}

const DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** A day, `YYYY-MM-DD`, as a mail says it: "4 maj 2026". */
export function dayIn(
  language: Language,
  day: string,
  options: Intl.DateTimeFormatOptions = DATE,
): string {
  return new Intl.DateTimeFormat(LOCALE[language], { timeZone: 'UTC', ...options }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

const ENDS: Readonly<Record<Language, { from: string; until: string }>> = {
  sv: { from: 'Från', until: 'Till' },
  en: { from: 'From', until: 'Until' },
};

/** A job's period, of days that may be unknown; null where both are. */
export function periodIn(
  language: Language,
  { startsOn, endsOn }: { startsOn: string | null; endsOn: string | null },
): string | null {
  if (startsOn && endsOn) return `${dayIn(language, startsOn)} – ${dayIn(language, endsOn)}`;
  const { from, until } = ENDS[language];
  if (startsOn) return `${from} ${dayIn(language, startsOn)}`;
  return endsOn ? `${until} ${dayIn(language, endsOn)}` : null;
}
