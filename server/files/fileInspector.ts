/** The kinds of files that may be uploaded. */
export type FileKind = 'pdf' | 'image';

/** A file that is safe to keep. */
export interface InspectedFile {
  mediaType: 'application/pdf' | 'image/jpeg';
  /** The bytes to store: a PDF unchanged, an image re-encoded. */
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
  inspect(bytes: Uint8Array, allowed: readonly FileKind[]): Promise<InspectedFile>;
  /** Ends the threads; what waits is refused. */
  stop(): Promise<void>;
}
