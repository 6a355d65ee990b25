import { useState } from 'react';
import type { UserDocument } from '#domain/api/documents';
import { DeleteDialog } from './DeleteDialog';
import type { DocumentActions, OpenDocument } from './documentActions';
import { EditDialog } from './EditDialog';
import { OpeningsDialog } from './OpeningsDialog';
import { PreviewDialog } from './preview/PreviewDialog';
import { ReplaceDialog } from './ReplaceDialog';
import { ShareDialog } from './ShareDialog';
import type { UploadProps } from './UploadField';

export interface DocumentDialogsProps {
  /** Null when none is open. */
  open: OpenDocument | null;
  /** The current documents. */
  documents: readonly UserDocument[];
  today: string;
  actions: DocumentActions;
  uploads: UploadProps;
  onClose: () => void;
}

/** The dialogs about a document, one at a time. */
export function DocumentDialogs(props: DocumentDialogsProps) {
  const { open, documents, today, actions, uploads, onClose } = props;
  // The document stays rendered while the dialog fades out
  const [last, setLast] = useState(open);
  if (open && open !== last) setLast(open);
  if (!last) return null;
  const document = documents.find(({ id }) => id === last.document.id) ?? last.document;
  const dialog = { open: open !== null, document, onClose, onExited: () => setLast(null) };
  switch (last.kind) {
    case 'preview':
      return <PreviewDialog {...dialog} onRead={actions.onRead} />;
    case 'share':
      return (
        <ShareDialog
          {...dialog}
          onReadApplications={actions.onReadApplications}
          onShare={actions.onShare}
          onUnshare={actions.onUnshare}
          onTakeBack={actions.onTakeBack}
        />
      );
    case 'edit':
    case 'endless':
      return (
        <EditDialog
          {...dialog}
          endless={last.kind === 'endless'}
          today={today}
          onUpdate={actions.onUpdate}
        />
      );
    case 'replace':
      return <ReplaceDialog {...dialog} uploads={uploads} />;
    case 'openings':
      return <OpeningsDialog {...dialog} onRead={actions.onReadOpenings} />;
    case 'delete':
      return <DeleteDialog {...dialog} onDelete={actions.onDelete} />;
  }
}
