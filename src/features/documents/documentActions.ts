import type { DocumentOpening, UserDocument } from '#domain/api/documents';
import type { Application } from '#domain/api/portal';

/** The dialog that is open, and the document that it is about. */
export interface OpenDocument {
  /** `endless` is `edit`, where "has no end date" was pressed and is to be saved. */
  kind: 'preview' | 'share' | 'edit' | 'endless' | 'replace' | 'openings' | 'delete';
  document: UserDocument;
}

/** A document's name and days. */
export interface DocumentDetails {
  name: string;
  issuedOn: string | null;
  validTo: string | null;
  /** It has no end; never with `validTo`. */
  noEndDate: boolean;
}

/** The actions of a candidate on a document. Each rejects with an `ApiError`. */
export interface DocumentActions {
  onRead: (documentId: string, options: ReadOptions) => Promise<Blob>;
  /** @param base - what it was when the edit began. */
  onUpdate: (documentId: string, details: DocumentDetails, base: DocumentDetails) => Promise<void>;
  onDelete: (documentId: string) => Promise<void>;
  onReadOpenings: (documentId: string) => Promise<DocumentOpening[]>;
  /** All applications of the candidate's. */
  onReadApplications: () => Promise<Application[]>;
  onShare: (documentId: string, applicationId: string) => Promise<void>;
  onUnshare: (documentId: string, applicationId: string) => Promise<void>;
  /** Takes back what a message of a chat shares. */
  onTakeBack: (attachmentId: string) => Promise<void>;
  /** @param idempotencyKey - one for each form. */
  onRecordShown: (
    record: { shownOn: string; shownTo: string },
    idempotencyKey: string,
  ) => Promise<void>;
}

interface ReadOptions {
  download?: boolean;
  signal?: AbortSignal;
}

/** The props of every dialog about a document. */
export interface DocumentDialogProps<Document = UserDocument> {
  open: boolean;
  document: Document;
  onClose: () => void;
  onExited: () => void;
}
