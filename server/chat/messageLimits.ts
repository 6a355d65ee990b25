import type { ChatRole } from '#domain/chat/chat';
import { DAY, MINUTE } from '../lib/time';
import { tooMany } from '../lib/tooMany';
import type { Queryable } from '../storage/database';
import type { LockedChat } from './chatWrites.repository';
import { findSentBefore } from './messages.repository';

/** Messages that one side may send to the other in a minute, and in a day. */
export interface MessageLimits {
  minute: number;
  day: number;
}

/**
 * Refuses one more message of a side to the other, by what is stored: so it holds on every node and
 * in all chats that the two have.
 *
 * @param now - milliseconds since the epoch.
 * @throws ApiError `rate_limited`
 */
export async function refuseManyMessages(
  tx: Queryable,
  { uid, employerId }: Pick<LockedChat, 'uid' | 'employerId'>,
  { sender, limits, now }: { sender: ChatRole; limits: MessageLimits; now: number },
): Promise<void> {
  const spans = [
    [limits.minute - 1, MINUTE],
    [limits.day - 1, DAY],
  ] as const;
  const sent = await findSentBefore(
    tx,
    { uid, employerId, sender },
    spans.map(([newer]) => newer),
  );
  for (const [newer, span] of spans) {
    const last = sent.get(newer);
    // What a clock that is ahead has stamped holds nobody up for longer
    const free = last === undefined ? now : Math.min(Date.parse(last), now) + span;
    if (free > now) throw tooMany('Too many messages. Wait a while.', free - now);
  }
}
