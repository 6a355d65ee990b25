export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** An instant for a timestamptz parameter, from milliseconds since the epoch. */
export function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
