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

/** What to do with it now: send it, check it again later, or drop it since it has been read. */
export function whatToDo(due: DuePush): 'send' | 'drop' | { waitUntil: number } {
  const { now, onlineUntil } = due;
  if (due.lastRead >= due.number) return 'drop';
  // They can read it on the site; otherwise their presence expires, and the push is due again
  if (onlineUntil !== null && onlineUntil > now) return { waitUntil: onlineUntil };
  const quiet = quietUntil(now, due.quietHours);
  return quiet === null ? 'send' : { waitUntil: quiet };
}
