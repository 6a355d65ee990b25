import type { DocumentOpening, UserDocument } from '#domain/api/documents';
import type { Application } from '#domain/api/portal';

/** The dialog that is open, and the document that it is about. */
export interface OpenDocument {
  kind: 'preview' | 'share' | 'edit' | 'replace' | 'openings' | 'delete';
  document: UserDocument;
}

/** The days and the name of a document. */
export interface DocumentDetails {
  name: string;
  issuedOn: string | null;
  validTo: string | null;
}

/** What a candidate can do with a document. Each rejects with an `ApiError`. */
export interface DocumentActions {
  onRead: (documentId: string, options: ReadOptions) => Promise<Blob>;
  onUpdate: (documentId: string, details: DocumentDetails) => Promise<void>;
  onDelete: (documentId: string) => Promise<void>;
  onReadOpenings: (documentId: string) => Promise<DocumentOpening[]>;
  /** All applications of the candidate's. */
  onReadApplications: () => Promise<Application[]>;
  onShare: (documentId: string, applicationId: string) => Promise<void>;
  onUnshare: (documentId: string, applicationId: string) => Promise<void>;
  /** @param idempotencyKey - one a form. */
  onRecordShown: (
    record: { shownOn: string; shownTo: string },
    idempotencyKey: string,
  ) => Promise<void>;
}

interface ReadOptions {
  download?: boolean;
  signal?: AbortSignal;
}

/** What every dialog about a document takes. */
export interface DocumentDialogProps {
  open: boolean;
  document: UserDocument;
  onClose: () => void;
  onExited: () => void;
}
