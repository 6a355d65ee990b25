import type { ComponentPropsWithRef } from 'react';
import type { ChatMessage, MessageDelivery } from './chatMessage';

/** The texts of a MessageBubble. */
export interface MessageBubbleLabels {
  /** The name of the reader's own messages: "Du". */
  own: string;
  /** The name of the product's notes: "Händelse". */
  system: string;
  /** The name of a message for screen readers: "Anna Lindqvist, 14:05". */
  message: (author: string, time: string) => string;
  /** "Skickar", "Skickat", "Läst", "Skickades inte" */
  deliveries: Record<MessageDelivery, string>;
  /** "Försök igen" */
  retry: string;
  /** "Ta bort utkastet" */
  discard: string;
  /** Name of the list of files: "Bilagor". */
  attachments: string;
}

/** Props of {@link MessageBubble}; the rest goes to the `article`. */
export interface MessageBubbleProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The message, with its sender, time, files and state. */
  message: ChatMessage;
  /** First in its author's group: shows the name. Default true. */
  starts?: boolean;
  /** Last in its author's group: shows the picture and the time. Default true. */
  ends?: boolean;
  /** BCP 47, `sv-SE`: how time and sizes are written. Default: the KitProvider's. */
  locale?: string;
  /** IANA, `Europe/Stockholm`: the time zone. Default: the KitProvider's. */
  timeZone?: string;
  /** Its texts. Default: the KitProvider's. */
  labels?: MessageBubbleLabels;
  /** Sends a failed message again. */
  onRetry?: ((id: string) => void) | undefined;
  /** Discards a failed message. */
  onDiscard?: ((id: string) => void) | undefined;
}
