import { addDays } from '#domain/calendar/days';
import type { Random } from './random';

/** Number of days before today over which the demo jobs were published. */
const SPAN_DAYS = 60;
/** Office hours in UTC. */
const FIRST_HOUR = 6;
const LAST_HOUR = 15;

const two = (number: number): string => String(number).padStart(2, '0');

/**
 * `count` different instants (ISO 8601 UTC) before the day `today`, newest first, more of them
 * recent. None is on `today` itself, which may have just begun.
 */
export function publishingInstants(count: number, today: string, random: Random): string[] {
  const instants = new Set<string>();
  while (instants.size < count) {
    const daysAgo = 1 + Math.floor(random.next() ** 1.5 * SPAN_DAYS);
    instants.add(instantOn(addDays(today, -daysAgo), random));
  }
  return [...instants].sort().reverse();
}

/** An instant in the office hours of a day. */
export function instantOn(day: string, random: Random): string {
  const time = [
    random.integer(FIRST_HOUR, LAST_HOUR),
    random.integer(0, 59),
    random.integer(0, 59),
  ];
  return `${day}T${time.map(two).join(':')}.000Z`;
}
