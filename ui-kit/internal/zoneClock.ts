import { dateFormatter } from './dateFormatter';

/** Clock times of a time zone, `2026-12-01T14:30`, of whichever zone the browser knows. */

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** What the clock shows at an instant. */
export function clockAt(instant: number, timeZone: string): string {
  // Sweden writes a date and a time as ISO 8601 does, with a space between them.
  const format = dateFormatter('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return format.format(instant).replace(' ', 'T');
}

/** How far a zone's clock is before UTC's at an instant, in milliseconds. */
export function offsetAt(instant: number, timeZone: string): number {
  const minute = Math.floor(instant / MINUTE_MS) * MINUTE_MS;
  return Date.parse(`${clockAt(minute, timeZone)}Z`) - minute;
}

/**
 * The instants at which the clock shows a time, in order: one; two where the clock is put back; none
 * where it is put forward past that time.
 *
 * @param time - `2026-12-01T14:30`, which is a real day and time.
 */
export function instantsOf(time: string, timeZone: string): number[] {
  const written = Date.parse(`${time}Z`);
  const around = [written - DAY_MS, written + DAY_MS].map(
    (near) => written - offsetAt(near, timeZone),
  );
  return [...new Set(around)]
    .filter((instant) => clockAt(instant, timeZone) === time)
    .sort((one, other) => one - other);
}

/** A zone's name in a language, around an instant: "Central European Time". */
export function zoneName(instant: number, timeZone: string, locale: string): string {
  const format = dateFormatter(locale, { timeZone, timeZoneName: 'longGeneric' });
  const parts = format.formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
