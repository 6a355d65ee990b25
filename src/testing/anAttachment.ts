import type { ChatAttachment } from '#domain/chat/chat';

/** A document that a fictional candidate shares with a message. */
export function anAttachment(changed: Partial<ChatAttachment> = {}): ChatAttachment {
  return {
    id: 'at-1',
    documentId: 'd-1',
    name: 'CV Alva Nordanvik',
    mediaType: 'application/pdf',
    size: 640_000,
    openUntil: null,
    state: 'open',
    openings: 0,
    ...changed,
  };
}
