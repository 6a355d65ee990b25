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
  /** Said while the thread is loading: "Hämtar meddelanden". */
  loading: string;
  /** Said when a message comes: "Anna Lindqvist: Hej!". */
  arrived: (author: string, text: string) => string;
}

/** Props of {@link ChatThread}; the rest goes to the root. */
export interface ChatThreadProps
  extends Calendar,
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
  /** Who is writing: "Anna skriver …". Shown, not announced. */
  typing?: string | undefined;
  /** True while there is nothing to show yet. */
  loading?: boolean;
  /** Shown instead of messages: none yet, or not allowed to be read. An EmptyState. */
  placeholder?: ReactNode;
  onRetry?: (id: string) => void;
  onDiscard?: (id: string) => void;
  /** Called with whether the last message is visible: then it has been read. */
  onAtEndChange?: (atEnd: boolean) => void;
  /** Level of the days' headings. Default 3. */
  headingLevel?: HeadingLevel;
  labels: ChatThreadLabels;
}
