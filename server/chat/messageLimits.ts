import type { ChatRole } from '#domain/chat/chat';
import { DAY, MINUTE } from '../lib/time';
import { tooMany } from '../lib/tooMany';
import type { Queryable } from '../storage/database';
import type { LockedChat } from './chatWrites.repository';
import { findSentBefore, type SentBefore } from './messages.repository';

/** Messages that one side may send to the other in a minute, and in a day. */
export interface MessageLimits {
  minute: number;
  day: number;
}

/** How many messages are newer than the one whose time ends a limit, and for how long it lasts. */
const spansOf = ({ minute, day }: MessageLimits) =>
  [
    [minute - 1, MINUTE],
    [day - 1, DAY],
  ] as const;

/** What a side has sent before this message, as far as `refuseManyMessages` asks. */
export function readSentBefore(
  tx: Queryable,
  { id: chatId, uid, employerId }: Pick<LockedChat, 'id' | 'uid' | 'employerId'>,
  { sender, clientId, limits }: { sender: ChatRole; clientId: string; limits: MessageLimits },
): Promise<SentBefore> {
  const newer = spansOf(limits).map(([count]) => count);
  return findSentBefore(tx, { uid, employerId, sender }, { chatId, clientId }, newer);
}

/**
 * Refuses one more message of a side to the other, by what is stored: so it holds on every node and
 * in all chats that the two have.
 *
 * @param now - milliseconds since the epoch.
 * @throws ApiError `rate_limited`
 */
export function refuseManyMessages(
  { byNewer }: SentBefore,
  { limits, now }: { limits: MessageLimits; now: number },
): void {
  for (const [newer, span] of spansOf(limits)) {
    const last = byNewer.get(newer);
    // What a clock that is ahead has stamped holds nobody up for longer
    const free = last === undefined ? now : Math.min(Date.parse(last), now) + span;
    if (free > now) throw tooMany('Too many messages. Wait a while.', free - now);
  }
}
