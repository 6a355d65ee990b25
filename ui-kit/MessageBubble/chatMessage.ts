/** A file that came with a message. */
export interface ChatAttachment {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** MIME type: `application/pdf`. */
  type: string;
  /** Where it is opened. */
  href: string;
  /** A small version of a picture; without one a picture is shown by its name. */
  previewUrl?: string | undefined;
}

/** Whose it is: the reader's own, someone else's, or the product's note on what happened. */
export type MessageKind = 'own' | 'other' | 'system';

/** How far an own message has come. */
export type MessageDelivery = 'pending' | 'sent' | 'read' | 'failed';

/** One message of a conversation. */
export interface ChatMessage {
  /** Made by the sender's client and kept from pending to sent, so that its row is never made anew. */
  id: string;
  kind: MessageKind;
  /** Tells authors apart; messages of one author in a row stand together. */
  authorId: string;
  authorName: string;
  authorImageUrl?: string | undefined;
  /** As it was typed, with its line breaks. Never HTML. */
  text: string;
  /** ISO 8601, UTC. */
  sentAt: string;
  attachments?: readonly ChatAttachment[] | undefined;
  /** Of own messages; left out means sent. */
  delivery?: MessageDelivery | undefined;
}
