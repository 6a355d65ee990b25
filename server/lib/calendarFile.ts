import { createEvents, type DateTime, type EventAttributes } from 'ics';
import { addDays } from '#domain/calendar/days';

/** An event of a calendar file. */
export interface CalendarEvent {
  /** Unique in the product, and the same whenever the event is written again. */
  id: string;
  title: string;
  /** Lines. */
  description: readonly string[];
  /** Instants, ISO 8601; or whole days, `YYYY-MM-DD`, both included. */
  time: { startsAt: string; endsAt: string } | { firstDay: string; lastDay: string };
  location?: string | null;
  cancelled?: boolean;
  /** Calendars replace an event with a lower one. */
  sequence: number;
  /** Instant, ISO 8601; null: never. */
  changedAt: string | null;
}

/** What a file says of itself. */
export interface CalendarFileOptions {
  /** The site's address: its host is the organiser's, without which Outlook takes no changed event. */
  publicUrl: string;
  /** What a calendar that follows the file calls it. */
  name?: string;
}

/** The stamp of an event that was never changed; the standard asks for one. */
const NEVER_CHANGED = Date.UTC(2026, 0, 1);

/** Octets of a line, without its end (RFC 5545, 3.1). */
const LINE = 75;

/**
 * Events as an iCalendar file (RFC 5545). Times are in UTC, which every calendar shows in its own
 * zone. A file of nothing but cancelled events takes them out of the calendar that it is opened in.
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  { publicUrl, name }: CalendarFileOptions,
): string {
  const organizer = { name: 'Vikari', email: `no-reply@${new URL(publicUrl).hostname}` };
  const areCancelled = events.length > 0 && events.every(({ cancelled }) => cancelled === true);
  const { error, value } = createEvents(
    events.map((event) => ({ ...attributesOf(event), organizer })),
    {
      productId: 'vikari/calendar',
      method: areCancelled ? 'CANCEL' : 'PUBLISH',
      ...(name !== undefined && { calName: name }),
    },
  );
  if (error || !value) throw error ?? new Error('There is no calendar file.');
  return fold(value);
}

/** Lines of 75 octets at most: the library counts characters, of which å has two octets. */
function fold(file: string): string {
  const lines = file.replaceAll(/\r\n[\t ]/gu, '').split('\r\n');
  return lines.map(foldLine).join('\r\n');
}

function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** The library takes a stamp, and its types do not name it. */
type StampedAttributes = EventAttributes & { timestamp: DateTime };

function attributesOf(event: CalendarEvent): StampedAttributes {
  const { id, title, description, time, location, cancelled, sequence, changedAt } = event;
  return {
    uid: `${id}@vikari`,
    title,
    description: description.filter(Boolean).join('\n'),
    ...timesOf(time),
    status: cancelled ? 'CANCELLED' : 'CONFIRMED',
    sequence,
    ...(changedAt && { lastModified: Date.parse(changedAt) }),
    // The same as long as nothing has changed, so that who has the file is answered 304
    timestamp: changedAt === null ? NEVER_CHANGED : Date.parse(changedAt),
    ...(location && { location }),
  };
}

type Times = Pick<
  EventAttributes,
  'start' | 'startInputType' | 'startOutputType' | 'endInputType' | 'endOutputType'
> & { end: DateTime };

function timesOf(time: CalendarEvent['time']): Times {
  if ('firstDay' in time) {
    // The end of whole days is the day after them
    return { start: dateOf(time.firstDay), end: dateOf(addDays(time.lastDay, 1)) };
  }
  return {
    start: Date.parse(time.startsAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: Date.parse(time.endsAt),
    endInputType: 'utc',
    endOutputType: 'utc',
  };
}

function dateOf(day: string): [number, number, number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}
