import { type QuietHours, quietUntil } from '#domain/notifications/quietHours';

/** What is known when a notification is due. Milliseconds since the epoch. */
export interface DuePush {
  now: number;
  /** They are on the site until then; null when they are not. */
  onlineUntil: number | null;
  quietHours: QuietHours | null;
}

/** Until when it waits; null: it is shown now. */
export function heldUntil({ now, onlineUntil, quietHours }: DuePush): number | null {
  // They can read it on the site; otherwise their presence expires, and the push is due again
  if (onlineUntil !== null && onlineUntil > now) return onlineUntil;
  return quietUntil(now, quietHours);
}
