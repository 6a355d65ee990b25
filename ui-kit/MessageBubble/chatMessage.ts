import type { ReactNode } from 'react';
import type { OneOf } from '../internal/oneOf';

/** A file of a message. */
export interface ChatAttachment {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** MIME type: `application/pdf`. */
  type: string;
  /** Where it is opened; without an address it cannot be. */
  href?: string | undefined;
  /** A small version of a picture; without one only its name is shown. */
  previewUrl?: string | undefined;
  /** What can be done with it: small buttons under its name. */
  actions?: ReactNode;
}

/** The author: the reader, someone else, or the product with a note. */
export type MessageKind = OneOf<['own', 'other', 'system']>;

/** The delivery state of an own message. */
export type MessageDelivery = OneOf<['pending', 'sent', 'read', 'failed']>;

/** One message of a conversation. */
export interface ChatMessage {
  /** Made by the sender's client and kept from pending to sent, so that its row stays mounted. */
  id: string;
  kind: MessageKind;
  /** Identifies the author; consecutive messages of one author form a group. */
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
  /** Why it failed, as a sentence; where trying again alone would not help. */
  failure?: string | undefined;
}
