const MS_PER_DAY = 86_400_000;
const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/** True for `YYYY-MM-DD` that names a day of the calendar; `2026-02-30` is none. */
export function isCalendarDay(value: unknown): value is string {
  if (typeof value !== 'string' || !SHAPE.test(value)) return false;
  const ms = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(value);
}

/** Whole days since 1970-01-01 of a calendar day, so that days compare as numbers. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY;
}
