/** A throw-away scanner that knows one signature. */
export interface RunningClamd {
  tcpUrl: string;
  unixUrl: string;
  /** Bytes that it takes for malware; they do nothing. */
  malware: string;
  stop(): Promise<void>;
}

/** Where Debian has the scanner. */
export const CLAMD: string;

/** Starts one; rejects where ClamAV is not installed. */
export function startClamd(): Promise<RunningClamd>;
