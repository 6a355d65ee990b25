'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ChatMessage } from '../MessageBubble';
import type { ChatThreadLabels, ChatThreadProps } from './chatThreadProps';
import { type ShownThread, threadChange } from './threadChange';
import { type Announcement, useAnnouncement } from './useAnnouncement';
import type { ThreadScroll } from './useThreadScroll';

type ThreadNewsOptions = Pick<ChatThreadProps, 'messages' | 'onAtEndChange'> &
  Pick<ThreadScroll, 'atEnd' | 'toEnd'> & {
    labels: ChatThreadLabels;
    loading: boolean;
    hasLater: boolean;
  };

/** Messages that arrived since the reader was last at the end. */
export interface ThreadNews {
  /** Messages below that have not been seen. */
  unseen: number;
  announcement: Announcement | null;
}

function wordsOf(
  { kind, authorName, text, attachments = [] }: ChatMessage,
  labels: ChatThreadLabels,
) {
  const content = text === '' ? attachments.map(({ name }) => name).join(', ') : text;
  return labels.arrived(kind === 'system' ? labels.system : authorName, content);
}

/**
 * Handles new messages: announces them, counts them while they are out of view, and follows what
 * the reader wrote.
 */
export function useThreadNews(options: ThreadNewsOptions): ThreadNews {
  const { messages, loading, hasLater, labels, atEnd, toEnd, onAtEndChange } = options;
  const shown = loading ? null : { messages, hasLater };
  const before = useRef<ShownThread | null>(shown);
  const [unseen, setUnseen] = useState(0);
  const [announcement, say] = useAnnouncement();

  const compare = useEffectEvent(() => {
    const { arrived, wrote, sent, failed } = threadChange(before.current, messages);
    before.current = shown;
    const [first, ...others] = arrived;
    const news = sent ? [labels.deliveries.sent] : [];
    const [unsent] = failed;
    if (unsent) news.push(labels.deliveries.failed, ...(unsent.failure ? [unsent.failure] : []));
    else if (others.length > 0) news.push(labels.newMessages(arrived.length));
    else if (first !== undefined) news.push(wordsOf(first, labels));
    if (news.length > 0) say(news.join('. '));
    if (wrote) toEnd();
    else if (!atEnd) setUnseen((count) => count + arrived.length);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares when one of these has changed.
  useLayoutEffect(() => compare(), [messages, loading, hasLater]);

  const tell = useEffectEvent(() => {
    if (atEnd) setUnseen(0);
    onAtEndChange?.(atEnd);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when it has changed.
  useEffect(() => tell(), [atEnd]);

  return { unseen, announcement };
}
