import { useEffect, useEffectEvent } from 'react';
import type { Thread } from '../../data/chatThread';

/** Says that the newest message was read, while it is visible. */
export function useReading(
  { chat, entries, state, hasLater, markRead }: Thread,
  atEnd: boolean,
): void {
  const newest = entries.findLast(({ message }) => message.number > 0)?.message.number ?? 0;
  const read = chat?.status[chat.unseenMsgInfo.uid]?.lastReadMessageCount ?? 0;
  const unread = state === 'ready' && !hasLater && atEnd && newest > read;
  const say = useEffectEvent(() => markRead(newest));
  // biome-ignore lint/correctness/useExhaustiveDependencies: says it again for each new message.
  useEffect(() => {
    if (unread) say();
  }, [unread, newest]);
}
