import { useState } from 'react';
import { DeleteDialog } from './DeleteDialog';
import type { DocumentActions, OpenDocument } from './documentActions';
import { EditDialog } from './EditDialog';
import { OpeningsDialog } from './OpeningsDialog';
import { PreviewDialog } from './preview/PreviewDialog';
import { ReplaceDialog } from './ReplaceDialog';
import type { UploadProps } from './UploadField';

export interface DocumentDialogsProps {
  /** Null when none is open. */
  open: OpenDocument | null;
  today: string;
  actions: DocumentActions;
  uploads: UploadProps;
  onClose: () => void;
}

/** The dialogs about a document, one at a time. */
export function DocumentDialogs({ open, today, actions, uploads, onClose }: DocumentDialogsProps) {
  // What it is about stays while it fades out
  const [last, setLast] = useState(open);
  if (open && open !== last) setLast(open);
  if (!last) return null;
  const { document } = last;
  const props = { open: open !== null, document, onClose, onExited: () => setLast(null) };
  switch (last.kind) {
    case 'preview':
      return <PreviewDialog {...props} onRead={actions.onRead} />;
    case 'edit':
      return <EditDialog {...props} today={today} onUpdate={actions.onUpdate} />;
    case 'replace':
      return <ReplaceDialog {...props} uploads={uploads} />;
    case 'openings':
      return <OpeningsDialog {...props} onRead={actions.onReadOpenings} />;
    case 'delete':
      return <DeleteDialog {...props} onDelete={actions.onDelete} />;
  }
}
