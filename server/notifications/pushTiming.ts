import { type QuietHours, quietUntil } from '#domain/notifications/quietHours';

/** What is known when a notification is due. Milliseconds since the epoch. */
export interface DuePush {
  now: number;
  /** The message's number, and how far the candidate has read. */
  number: number;
  lastRead: number;
  /** They are on the site until then; null when they are not. */
  onlineUntil: number | null;
  quietHours: QuietHours | null;
}

/** What becomes of it now: shown, looked at again later, or dropped since it has been read. */
export function whatToDo(due: DuePush): 'send' | 'drop' | { waitUntil: number } {
  const { now, onlineUntil } = due;
  if (due.lastRead >= due.number) return 'drop';
  // They see it there; if not, presence ends by itself
  if (onlineUntil !== null && onlineUntil > now) return { waitUntil: onlineUntil };
  const quiet = quietUntil(now, due.quietHours);
  return quiet === null ? 'send' : { waitUntil: quiet };
}
