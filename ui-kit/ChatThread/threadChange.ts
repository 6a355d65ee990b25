import type { ChatMessage } from '../MessageBubble';

/** The changes of a thread since it was last shown. */
export interface ThreadChange {
  /** Others' messages that arrived at the end, oldest first. */
  arrived: readonly ChatMessage[];
  /** Whether the reader wrote one. */
  wrote: boolean;
  /** Whether one of the reader's own has reached the server. */
  sent: boolean;
  /** Own messages whose sending has failed. */
  failed: readonly ChatMessage[];
}

const NOTHING: ThreadChange = { arrived: [], wrote: false, sent: false, failed: [] };

/** What was shown of a thread. */
export interface ShownThread {
  messages: readonly ChatMessage[];
  /** Whether there were later messages that had not been read. */
  hasLater: boolean;
}

/**
 * Compares two states of one thread. Earlier and later messages that were read are not new: only
 * messages after all known ones have arrived, where the known ones were the thread's last.
 * @param before Null while the thread was loading: then nothing counts as new.
 */
export function threadChange(
  before: ShownThread | null,
  after: readonly ChatMessage[],
): ThreadChange {
  if (before === null || before.messages === after) return NOTHING;
  const known = new Map(before.messages.map((message) => [message.id, message]));
  const lastKnown = after.findLastIndex(({ id }) => known.has(id));
  // Another part of the thread is shown
  if (lastKnown < 0 && known.size > 0) return NOTHING;
  const fresh = after.slice(lastKnown + 1);
  const answered = after.filter(
    ({ id, delivery }) => delivery !== 'pending' && known.get(id)?.delivery === 'pending',
  );
  return {
    arrived: before.hasLater ? [] : fresh.filter(({ kind }) => kind !== 'own'),
    wrote: fresh.some(({ delivery }) => delivery === 'pending'),
    sent: answered.some(({ delivery }) => delivery !== 'failed'),
    failed: answered.filter(({ delivery }) => delivery === 'failed'),
  };
}
