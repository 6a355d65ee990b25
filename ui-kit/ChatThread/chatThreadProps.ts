import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { HeadingLevel } from '../internal/heading';
import type { Calendar } from '../internal/instants';
import type { ChatMessage, MessageBubbleLabels } from '../MessageBubble';

/** The texts of a ChatThread. */
export interface ChatThreadLabels extends MessageBubbleLabels {
  /** Above the first unread message: "Nya meddelanden". */
  unread: string;
  /** The button while there are new ones below; also announced: "3 nya meddelanden". */
  newMessages: (count: number) => string;
  /** The same button when there are none: "Till det senaste". */
  toEnd: string;
  /** "Visa tidigare meddelanden" */
  earlier: string;
  /** "hämtar tidigare meddelanden" */
  loadingEarlier: string;
  /** "Visa senare meddelanden" */
  later: string;
  /** "hämtar senare meddelanden" */
  loadingLater: string;
  /** The button to where the unread begin, until they have been seen: "Till de olästa". */
  toUnread: string;
  /** Said while the thread is loading: "Hämtar meddelanden". */
  loading: string;
  /** Said when a message comes: "Anna Lindqvist: Hej!". */
  arrived: (author: string, text: string) => string;
}

/** Props of {@link ChatThread}; the rest goes to the root. */
export interface ChatThreadProps
  extends Partial<Calendar>,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'aria-label'> {
  /** The name of the log: "Meddelanden med Anna Lindqvist". */
  label: string;
  /** Oldest first. Give a thread the key of its conversation. */
  messages: readonly ChatMessage[];
  /** The first message that was unread when the thread was opened; it opens there. */
  firstUnreadId?: string | undefined;
  /** Whether there are earlier messages to fetch. */
  hasEarlier?: boolean;
  /** True while they are being fetched. */
  loadingEarlier?: boolean;
  /** Reads earlier messages: called near the start, and by the button. */
  onLoadEarlier?: () => void;
  /** Whether there are later messages to fetch: then the last one here is not the newest. */
  hasLater?: boolean;
  /** True while they are being fetched. */
  loadingLater?: boolean;
  /** Reads later messages: called near the end, and by the button. */
  onLoadLater?: () => void;
  /**
   * A message to show, highlighted: the thread opens there, and moves there when another one is
   * given. One that is not among `messages` is waited for.
   */
  startAtId?: string | undefined;
  /** The first unread message is not among `messages`. */
  unreadElsewhere?: boolean;
  /** Reads the part of the thread that was asked for and is not among `messages`. */
  onShow?: (part: 'first_unread' | 'newest') => void;
  /** Who is writing: "Anna skriver …". Shown, not announced. */
  typing?: string | undefined;
  /** True while there is nothing to show yet. */
  loading?: boolean;
  /** Shown instead of messages: none yet, or not allowed to be read. An EmptyState. */
  placeholder?: ReactNode;
  /** Called with the id of a failed message that is to be sent again. */
  onRetry?: (id: string) => void;
  /** Called with the id of a failed message that is to be removed. */
  onDiscard?: (id: string) => void;
  /** Called with whether the last message is visible: then it has been read. */
  onAtEndChange?: (atEnd: boolean) => void;
  /** Level of the days' headings. Default 3. */
  headingLevel?: HeadingLevel;
  /** Its texts. Default: the KitProvider's. */
  labels?: ChatThreadLabels;
}
