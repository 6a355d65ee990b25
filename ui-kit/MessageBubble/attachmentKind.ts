import type { IconName } from '../Icon';
import type { OneOf } from '../internal/oneOf';
import type { ChatAttachment } from './chatMessage';

/** How an attachment is shown. */
export type AttachmentKind = OneOf<['preview', 'image', 'document', 'other']>;

const DOCUMENTS = /^(?:application\/(?:pdf|msword|rtf|vnd\.)|text\/)/u;

/** Icons of files that are not shown themselves. */
export const ATTACHMENT_ICONS = {
  image: 'image',
  document: 'document',
  other: 'attachment',
} as const satisfies Record<Exclude<AttachmentKind, 'preview'>, IconName>;

/** A picture is shown when it has a small version; every other file by icon and name. */
export function attachmentKind({
  type,
  previewUrl,
}: Pick<ChatAttachment, 'type' | 'previewUrl'>): AttachmentKind {
  const wanted = type.toLowerCase();
  if (wanted.startsWith('image/')) return previewUrl === undefined ? 'image' : 'preview';
  return DOCUMENTS.test(wanted) ? 'document' : 'other';
}
