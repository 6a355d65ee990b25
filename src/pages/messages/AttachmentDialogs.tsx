import { useState } from 'react';
import type { DocumentOpening } from '#domain/api/documents';
import type { ChatAttachment } from '#domain/chat/chat';
import { OpeningsDialog } from '../../features/documents/OpeningsDialog';
import { PreviewDialog } from '../../features/documents/preview/PreviewDialog';
import type { AttachmentDialog } from '../../features/messages/attachments/AttachmentActions';
import { TakeBackDialog } from '../../features/messages/attachments/TakeBackDialog';

/** The dialog that is open, and the attachment that it is about. */
export interface OpenAttachment {
  dialog: AttachmentDialog;
  attachment: ChatAttachment;
}

export interface AttachmentDialogsProps {
  /** Null when none is open. */
  open: OpenAttachment | null;
  /** The employer's name. */
  employer: string;
  /** Each rejects with an `ApiError`. */
  onRead: (attachmentId: string, options: { signal?: AbortSignal }) => Promise<Blob>;
  onReadOpenings: (attachment: ChatAttachment) => Promise<DocumentOpening[]>;
  onTakeBack: (attachmentId: string) => Promise<void>;
  onClose: () => void;
}

/** The dialogs about an attachment, one at a time. It stays until its exit animation has ended. */
export function AttachmentDialogs(props: AttachmentDialogsProps) {
  const { open, employer, onRead, onReadOpenings, onTakeBack, onClose } = props;
  const [last, setLast] = useState<OpenAttachment | null>(open);
  if (open !== null && open !== last) setLast(open);
  if (last === null) return null;
  const { attachment } = last;
  const dialog = { open: open !== null, onClose, onExited: () => setLast(null) };
  switch (last.dialog) {
    case 'preview':
      return <PreviewDialog {...dialog} document={attachment} onRead={onRead} />;
    case 'openings':
      return (
        <OpeningsDialog
          {...dialog}
          document={attachment}
          onRead={() => onReadOpenings(attachment)}
        />
      );
    case 'take_back':
      return (
        <TakeBackDialog
          {...dialog}
          attachment={attachment}
          employer={employer}
          onTakeBack={onTakeBack}
        />
      );
  }
}
