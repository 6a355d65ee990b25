import { isCalendarDay } from '#domain/calendar/days';
import { TIME_ZONE } from '#domain/limits';

/**
 * The ads write instants as a Swedish wall clock shows them, without a zone. A wall clock is
 * represented here by the milliseconds of the same reading in UTC.
 */

const READING = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/u;
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

const stockholm = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Reads `2026-03-01T08:15:00`, with or without a zone; null for an invalid instant. */
export function readWallClock(text: string | null): number | null {
  const match = READING.exec(text ?? '');
  if (!match) return null;
  const [, day = '', time, zone] = match;
  const ms = Date.parse(`${day}T${time}${zone ?? 'Z'}`);
  const exists = isCalendarDay(day);
  if (!exists || Number.isNaN(ms) || ms < EARLIEST || ms > LATEST) return null;
  return zone === undefined ? ms : wallClockAt(ms);
}

/** The Swedish wall clock at an instant (milliseconds since the epoch). */
export function wallClockAt(instant: number): number {
  return Date.parse(`${stockholm.format(instant).replace(' ', 'T')}Z`);
}

/** The instant (ISO 8601 UTC) of a Swedish wall clock. */
export function instantOfWallClock(wallClock: number): string {
  const guess = wallClock - (wallClockAt(wallClock) - wallClock);
  return new Date(guess - (wallClockAt(guess) - wallClock)).toISOString();
}

/** The day (`YYYY-MM-DD`) of a wall clock. */
export function dayOfWallClock(wallClock: number): string {
  return new Date(wallClock).toISOString().slice(0, 10);
}
