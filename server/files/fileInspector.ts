/** The kinds of files that may be uploaded. */
export type FileKind = 'pdf' | 'image';

/** An inspected file that is safe to store. */
export interface InspectedFile {
  mediaType: 'application/pdf' | 'image/jpeg';
  /** The bytes to store: a PDF unchanged, an image re-encoded. */
  bytes: Uint8Array;
  /** The number of a PDF's pages; null for an image. */
  pages: number | null;
}

/** Inspects uploaded files. */
export interface FileInspector {
  /**
   * @throws ApiError `file_too_large`, `file_type_refused`, `file_infected`, `file_encrypted`,
   * `file_active_content`, `file_outside_link` or `file_malformed`; `scan_unavailable` while the scanner is down, and
   * `unavailable` when the server is being stopped.
   */
  inspect(bytes: Uint8Array, allowed: readonly FileKind[]): Promise<InspectedFile>;
  /** Ends the threads; waiting files are refused. */
  stop(): Promise<void>;
}
