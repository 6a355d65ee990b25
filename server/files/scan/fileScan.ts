/** Scans a file for malware. */
export interface FileScan {
  /** @throws ApiError `file_infected`, or `scan_unavailable` while no scanner answers. */
  scan(bytes: Uint8Array): Promise<void>;
}

/** For a run without a scanner. */
export const noScan: FileScan = { scan: async () => undefined };
