import type { ChatMessage } from '../MessageBubble';

/** The changes of a thread since it was last shown. */
export interface ThreadChange {
  /** Others' messages that arrived at the end, oldest first. */
  arrived: readonly ChatMessage[];
  /** Whether the reader wrote one. */
  wrote: boolean;
  /** Own messages whose sending has failed. */
  failed: readonly ChatMessage[];
}

const NOTHING: ThreadChange = { arrived: [], wrote: false, failed: [] };

/**
 * Compares two states of one thread. Earlier messages that were read are not new: only messages
 * after all known ones have arrived.
 * @param before Null while the thread was loading: then nothing counts as new.
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
