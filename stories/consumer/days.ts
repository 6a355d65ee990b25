const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** `2026-12-01` in a readable form: "tisdag 1 december". */
export function dayText(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(noon(day));
}

/** Both ends of a period as one text; an open end is left out. */
export function periodText(from: string | null, to: string | null, locale: string): string {
  const short = (day: string | null) =>
    day === null
      ? ''
      : new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
          noon(day),
        );
  return `${short(from)} – ${short(to)}`.trim();
}
