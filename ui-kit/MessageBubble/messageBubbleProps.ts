import type { ComponentPropsWithRef } from 'react';
import type { ChatMessage, MessageDelivery } from './chatMessage';

/** The words of a MessageBubble. */
export interface MessageBubbleLabels {
  /** How the reader's own messages are called: "Du". */
  own: string;
  /** How the product's notes are called: "Händelse". */
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
  message: ChatMessage;
  /** First of its author's in a row: shows the name. Default true. */
  starts?: boolean;
  /** Last of its author's in a row: shows the picture and the time. Default true. */
  ends?: boolean;
  /** BCP 47, `sv-SE`: how time and sizes are written. */
  locale: string;
  /** IANA, `Europe/Stockholm`: the clock it is shown at. */
  timeZone: string;
  labels: MessageBubbleLabels;
  /** Sends a failed message once more. */
  onRetry?: ((id: string) => void) | undefined;
  /** Gives up a failed message. */
  onDiscard?: ((id: string) => void) | undefined;
}
