import type { ChatMessage } from '../MessageBubble';

/** What is new in a thread since it was last shown. */
export interface ThreadChange {
  /** Others' messages that came at the end, oldest first. */
  arrived: readonly ChatMessage[];
  /** Whether the reader wrote one. */
  wrote: boolean;
  /** Own messages that could not be sent, of those that were under way. */
  failed: readonly ChatMessage[];
}

const NOTHING: ThreadChange = { arrived: [], wrote: false, failed: [] };

/**
 * What has happened between two states of one thread. Earlier messages that were fetched are no
 * news: only what stands after everything known has arrived.
 * @param before Null while the thread was loading: then all of it is given, not news.
 */
export function threadChange(
  before: readonly ChatMessage[] | null,
  after: readonly ChatMessage[],
): ThreadChange {
  if (before === null || before === after) return NOTHING;
  const known = new Map(before.map((message) => [message.id, message]));
  const lastKnown = after.findLastIndex(({ id }) => known.has(id));
  const fresh = after.slice(lastKnown + 1);
  return {
    arrived: fresh.filter(({ kind }) => kind !== 'own'),
    wrote: fresh.some(({ kind }) => kind === 'own'),
    failed: after.filter(
      ({ id, delivery }) => delivery === 'failed' && known.get(id)?.delivery === 'pending',
    ),
  };
}
