<<<<<<< HEAD
/** A file that is safe to keep. */
export interface InspectedFile {
  mediaType: 'application/pdf' | 'image/jpeg';
  /** What is to be kept: a PDF as it came, an image made anew. */
  bytes: Uint8Array;
  /** How many pages a PDF has; null for an image. */
  pages: number | null;
}

/** Looks into what a candidate uploads. */
export interface FileInspector {
  /**
   * @throws ApiError `file_too_large`, `file_type_refused`, `file_infected`, `file_encrypted`,
   * `file_active_content` or `file_malformed`; `scan_unavailable` while the scanner is down, and
   * `unavailable` when the server is being stopped.
   */
  inspect(bytes: Uint8Array, allowed: readonly ('pdf' | 'image')[]): Promise<InspectedFile>;
  /** Ends the threads; what waits is refused. */
  stop(): Promise<void>;
}
||||||| parent of b402c5d (Keep files encrypted in a folder or in S3, with master keys that can be rotated)
=======
/** What a file may be, in the words of the document types. */
export type FileKind = 'pdf' | 'image';

/** A file that was looked through: what it is, and the bytes to keep. */
interface InspectedFile {
  mediaType: string;
  /** As they came for a PDF; of an image, the image made anew. */
  bytes: Uint8Array;
  /** Of a PDF. */
  pages?: number;
}

/** Looks through a file before it is kept. */
export interface FileInspector {
  /** @throws ApiError with a `file_…` code, or `scan_unavailable`. */
  inspect(bytes: Uint8Array, allowed: readonly FileKind[]): Promise<InspectedFile>;
  /** Ends what it runs. */
  stop(): Promise<void>;
}
>>>>>>> b402c5d (Keep files encrypted in a folder or in S3, with master keys that can be rotated)
